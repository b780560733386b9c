/** @typedef {import('./program.js').Choice} Choice */
/** @typedef {import('./program.js').CommandWord} CommandWord */
/** @typedef {import('./program.js').OptionWord} OptionWord */

/** A text in single quotes. @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** A text within a specification of _arguments. @param {string} text */
const escaped = (text) => text.replaceAll(/[\\:[\]]/g, '\\$&');

/** What _arguments does for a choice. @param {Choice} choice */
function action(choice) {
  if (choice === 'files') return '_files';
  if (choice === 'folders') return '_files -/';
  return choice.length > 0 ? `(${choice.join(' ')})` : ' ';
}

/** @param {OptionWord} option */
function optionSpec({ name, short, about, takesValue, optional, multiple, choice }) {
  const text = `[${escaped(about)}]`;
  if (short) return `'(-${short} --${name})'{-${short},--${name}}${quoted(text)}`;
  const repeated = multiple ? '*' : '';
  if (!takesValue) return quoted(`${repeated}--${name}${text}`);
  const value = optional ? `=-${text}::value: ` : `=${text}:value:${action(choice)}`;
  return quoted(`${repeated}--${name}${value}`);
}

/** @param {CommandWord} command */
function caseOf({ name, options, words }) {
  const specs = [
    ...options.map(optionSpec),
    // A word without a choice would keep zsh from completing an option in its place.
    ...words.flatMap(({ choice, repeats }, i) =>
      choice.length > 0 ? [quoted(`${repeats ? '*' : `${i + 1}:`}:word:${action(choice)}`)] : [],
    ),
  ];
  return `    ${name})
      _arguments ${specs.join(' \\\n        ')}
      ;;`;
}

/**
 * The script for zsh, as a file of $fpath or to be sourced.
 * @param {import('./program.js').Program} program
 */
export const zsh = ({ commands, others }) => `#compdef mazewright
_mazewright() {
  if ((CURRENT == 2)); then
    local -a names
    names=(
${commands.map(({ name, about }) => `      ${quoted(`${name}:${escaped(about)}`)}`).join('\n')}
    )
    _describe command names
    compadd -- ${others.join(' ')}
    return
  fi
  local name=$words[2]
  shift words
  ((CURRENT--))
  case $name in
${commands.map(caseOf).join('\n')}
  esac
}

if [[ $funcstack[1] == _mazewright ]]; then
  _mazewright "$@"
else
  compdef _mazewright mazewright
fi
`;
