/// A shell that completes words of ours, and the script that teaches it to.
enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  /// Nothing that is offered is ever evaluated: bash gets words that are quoted already, zsh and fish quote by themselves.
  var script: String {
    switch self {
    case .bash:
      #"""
      # bash completion for slayer. To use it: eval "$(slayer completion bash)"
      _slayer() {
        local word
        COMPREPLY=()
        case ${COMP_WORDS[COMP_CWORD - 1]} in --db | backup) compopt -o default; return ;; restore) compopt -o default ;; esac
        while IFS= read -r word; do
          COMPREPLY+=("$word")
        done < <(command slayer completion words bash -- "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" "$COMP_TYPE" 2>/dev/null)
      }
      complete -o nosort -F _slayer slayer 2>/dev/null || complete -F _slayer slayer
      """#
    case .zsh:
      #"""
      #compdef slayer
      # zsh completion for slayer. To use it, after compinit: eval "$(slayer completion zsh)"
      _slayer() {
        local -a lines found shown other otherShown
        local line typed="${(Q)PREFIX}" tab=$'\t'
        [[ ${words[CURRENT-1]} == (--db|backup) ]] && { _files; return }
        lines=("${(@f)$(command slayer completion words zsh -- "${(@Q)words[2,CURRENT-1]}" "$typed" 2>/dev/null)}")
        for line in $lines; do
          if [[ ${line[1,$#typed]} == "$typed" ]]; then
            found+=("${line%%$tab*}")
            shown+=("${line/$tab/  }")
          else
            other+=("${line%%$tab*}")
            otherShown+=("${line/$tab/  }")
          fi
        done
        (( $#found )) && compadd -V slayer -l -d shown -a -- found
        (( $#other )) && compadd -U -V slayer -l -d otherShown -a -- other
        # What both have in common may be less than what was typed: then they are only shown.
        (( $#found && $#other )) && compstate[insert]=
        [[ ${words[CURRENT-1]} == restore ]] && { _files; return }
        return $(( $#found + $#other == 0 ))
      }
      if [[ $funcstack[1] == _slayer ]]; then _slayer "$@"; else compdef _slayer slayer; fi
      """#
    case .fish:
      #"""
      # fish completion for slayer. To use it: slayer completion fish | source
      function __slayer_words
          set -l words (commandline -opc)
          set -l current (commandline -ct)
          set -e words[1]
          command slayer completion words fish -- $words "$current" 2>/dev/null
      end
      complete -c slayer -f -a '(__slayer_words)'
      complete -c slayer -n 'contains -- (commandline -opc)[-1] --db backup restore' -F
      """#
    }
  }
}
