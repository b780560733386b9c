/** @typedef {import('./program.js').Choice} Choice */
/** @typedef {import('./program.js').OptionWord} OptionWord */

/** A text in single quotes. @param {string} text */
const quoted = (text) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** What complete is told about a choice. @param {Choice} choice */
function offer(choice) {
  if (choice === 'files') return '-F';
  if (choice === 'folders') return `-a '(__fish_complete_directories)'`;
  return choice.length > 0 ? `-a ${quoted(choice.join(' '))}` : '';
}

/** @param {OptionWord} option */
function optionWords({ name, short, about, takesValue, optional, choice }) {
  const letter = short ? ` -s ${short}` : '';
  const needs = choice === 'files' ? '-r' : '-x';
  const value = takesValue && !optional ? ` ${needs} ${offer(choice)}` : '';
  return `-l ${name}${letter}${value.trimEnd()} -d ${quoted(about)}`;
}

/**
 * The script for fish.
 * @param {import('./program.js').Program} program
 */
export function fish({ commands, others }) {
  const lines = ['# fish completion for mazewright', 'complete -c mazewright -f'];
  for (const name of others) {
    lines.push(`complete -c mazewright -n __fish_use_subcommand -l ${name.slice(2)}`);
  }
  for (const { name, about, options, words } of commands) {
    lines.push(`complete -c mazewright -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`);
    const within = `complete -c mazewright -n '__fish_seen_subcommand_from ${name}'`;
    for (const option of options) lines.push(`${within} ${optionWords(option)}`);
    for (const { choice } of words) {
      const offered = offer(choice);
      if (offered) lines.push(`${within} ${offered}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
