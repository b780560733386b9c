/** @typedef {import('./program.js').Choice} Choice */
/** @typedef {import('./program.js').CommandWord} CommandWord */

/** The call that offers a choice. @param {Choice} choice */
function offer(choice) {
  if (choice === 'files') return '_mazewright_paths -f';
  if (choice === 'folders') return '_mazewright_paths -d';
  return `_mazewright_words '${choice.join(' ')}'`;
}

/** Of one command: its values, its options, its words. @param {CommandWord} command */
function caseOf({ name, options, words }) {
  const all = options.flatMap(({ name: long, short }) =>
    short ? [`--${long}`, `-${short}`] : [`--${long}`],
  );
  const apart = options.filter(({ takesValue, optional }) => takesValue && !optional);
  const values = apart.map(
    ({ name: long, choice }) => `        --${long}) ${offer(choice)}; return ;;`,
  );
  const places = words.map(
    ({ choice, repeats }, i) => `        ${repeats ? '*' : i}) ${offer(choice)} ;;`,
  );
  return `    ${name})
      case $previous in
${values.join('\n')}
      esac
      if [[ $current == -* ]]; then
        _mazewright_words '${all.join(' ')}'
        return
      fi
      _mazewright_place '${apart.map(({ name: long }) => `--${long}`).join(' ')}'
      case $place in
${places.join('\n')}
      esac
      ;;`;
}

/**
 * The script for bash, 3.2 and later: it needs no package of completions.
 * @param {import('./program.js').Program} program
 */
export const bash = ({ commands, others }) => `# bash completion for mazewright
_mazewright_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_mazewright_paths() {
  local IFS=$'\\n'
  type compopt > /dev/null 2>&1 && compopt -o filenames 2> /dev/null
  COMPREPLY=($(compgen "$1" -- "$current"))
}

# Sets place: how many words without hyphens stand before this one, where $1 are options with a value.
_mazewright_place() {
  local i
  place=0
  for ((i = 2; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      =) ((i++)) ;;
      -*) if [[ " $1 " == *" \${COMP_WORDS[i]} "* && \${COMP_WORDS[i + 1]} != = ]]; then ((i++)); fi ;;
      *) ((place++)) ;;
    esac
  done
}

_mazewright() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} place
  COMPREPLY=()
  # --option=value comes as three words.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD == 1)); then
    _mazewright_words '${[...commands.map(({ name }) => name), ...others].join(' ')}'
    return
  fi
  case \${COMP_WORDS[1]} in
${commands.map(caseOf).join('\n')}
  esac
}

complete -F _mazewright mazewright
`;
