slayer completion fish | source
function fish_right_prompt
    slayer status --format prompt --shell fish
end
