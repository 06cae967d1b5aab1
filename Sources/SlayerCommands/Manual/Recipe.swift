import SlayerText

/// Something to put into the configuration of another program, so that the dungeon shows there. The same text is in the
/// manual and in `Assets/Recipes`.
enum Recipe: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish, starship, tmux, waybar, polybar, i3blocks, sway, motd

  /// The file in `Assets/Recipes`.
  var file: String {
    switch self {
    case .bash: "bashrc"
    case .zsh: "zshrc"
    case .fish: "config.fish"
    case .starship: "starship.toml"
    case .tmux: "tmux.conf"
    case .waybar: "waybar.jsonc"
    case .polybar: "polybar.ini"
    case .i3blocks: "i3blocks.conf"
    case .sway: "sway.conf"
    case .motd: "motd.sh"
    }
  }

  var title: Words {
    switch self {
    case .bash: Words("bash: prompt and completion (~/.bashrc)", "bash: 프롬프트와 자동 완성 (~/.bashrc)")
    case .zsh: Words("zsh: prompt and completion (~/.zshrc)", "zsh: 프롬프트와 자동 완성 (~/.zshrc)")
    case .fish: Words("fish: prompt and completion (config.fish)", "fish: 프롬프트와 자동 완성 (config.fish)")
    case .starship: Words("starship (~/.config/starship.toml)", "starship (~/.config/starship.toml)")
    case .tmux: Words("tmux: status line and pop-up (~/.tmux.conf)", "tmux: 상태 줄과 팝업 (~/.tmux.conf)")
    case .waybar: Words("waybar (~/.config/waybar/config.jsonc)", "waybar (~/.config/waybar/config.jsonc)")
    case .polybar: Words("polybar (~/.config/polybar/config.ini)", "polybar (~/.config/polybar/config.ini)")
    case .i3blocks: Words("i3blocks (~/.config/i3blocks/config)", "i3blocks (~/.config/i3blocks/config)")
    case .sway: Words("A hotkey of the desktop: sway, i3", "바탕 화면의 단축키: sway, i3")
    case .motd: Words("Message of the day (~/.profile)", "오늘의 메시지 (~/.profile)")
    }
  }

  /// The program in which it was looked at, with titles that would act there.
  var triedWith: String? {
    switch self {
    case .bash: "bash 5.2"
    case .zsh: "zsh 5.9"
    case .fish: "fish 3.6"
    case .starship: "starship 1.26"
    case .tmux: "tmux 3.3"
    case .waybar: "waybar 0.9.17"
    case .polybar: "polybar 3.6.3"
    case .i3blocks: "i3blocks 1.4, i3 4.22"
    case .sway: "sway 1.7, i3 4.22"
    case .motd: nil
    }
  }

  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Without the line feed at the end.
  var text: String {
    switch self {
    case .bash:
      #"""
      eval "$(slayer completion bash)"
      PS1='$(slayer status --format prompt --shell bash)\n'"$PS1"
      """#
    case .zsh:
      #"""
      eval "$(slayer completion zsh)"   # after compinit
      setopt prompt_subst
      RPROMPT='$(slayer status --format prompt --shell zsh)'
      """#
    case .fish:
      #"""
      slayer completion fish | source
      function fish_right_prompt
          slayer status --format prompt --shell fish
      end
      """#
    case .starship:
      #"""
      [custom.slayer]
      command = "slayer status --format prompt --shell plain"
      when = true
      format = "[$output]($style) "
      style = "yellow"
      """#
    case .tmux:
      #"""
      set -g status-interval 5
      set -g status-right-length 80
      set -g status-right '#(slayer status --format tmux)'
      # prefix + a: a new quest; prefix + A: the dungeon
      bind-key a display-popup -E -h 10 -w 70 slayer quick
      bind-key A display-popup -E -h 90% -w 90% slayer
      """#
    case .waybar:
      #"""
      // Beside "modules-right": ["custom/slayer"]. Any terminal will do. A right click slays the next quest.
      "custom/slayer": {
        "exec": "slayer status --format waybar",
        "return-type": "json",
        "interval": 5,
        "on-click": "foot slayer",
        "on-click-middle": "foot slayer quick",
        "on-click-right": "slayer done $(slayer next --format '{number}')"
      }
      """#
    case .polybar:
      #"""
      ; With modules-right = slayer in the bar. Any terminal will do. A right click slays the next quest.
      [module/slayer]
      type = custom/script
      exec = slayer status --format polybar
      interval = 5
      click-left = xterm -e slayer
      click-middle = xterm -e slayer quick
      click-right = slayer done $(slayer next --format '{number}')
      """#
    case .i3blocks:
      #"""
      # Any terminal will do. A right click slays the next quest.
      [slayer]
      command=case $BLOCK_BUTTON in 1) i3-msg -q "exec xterm -e slayer";; 2) i3-msg -q "exec xterm -e slayer quick";; 3) slayer done $(slayer next --format '{number}') >/dev/null 2>&1;; esac; slayer status --format i3blocks
      interval=5
      markup=none
      """#
    case .sway:
      #"""
      # sway; any terminal that can be given a name will do.
      for_window [app_id="slayer-quick"] floating enable
      bindsym $mod+a exec foot --app-id=slayer-quick --window-size-chars=70x10 slayer quick
      # i3: these two lines instead.
      # for_window [class="slayer-quick"] floating enable
      # bindsym $mod+a exec xterm -class slayer-quick -geometry 70x10 -e slayer quick
      """#
    case .motd:
      #"""
      slayer status --format plain
      """#
    }
  }
}
