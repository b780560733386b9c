import { bash } from '../completion/bash.js';
import { fish } from '../completion/fish.js';
import { programOf } from '../completion/program.js';
import { zsh } from '../completion/zsh.js';
import { unknownWord } from '../nearest.js';
import { print } from '../print.js';
import { UsageError } from '../usage.js';

/** @type {Record<string, (program: import('../completion/program.js').Program) => string>} */
const SHELLS = { bash, zsh, fish };

/** @type {import('../command.js').Command} */
export const completion = {
  name: 'completion',
  about: 'prints a script with which a shell completes the words',
  usage: [Object.keys(SHELLS).join('|')],
  intro: `Prints a script for a shell, which then completes commands, options and the ids of rows.
  bash   add to ~/.bashrc: source <(mazewright completion bash)
  zsh    mazewright completion zsh > a file _mazewright in a folder of $fpath
  fish   mazewright completion fish > ~/.config/fish/completions/mazewright.fish`,
  words: [Object.keys(SHELLS)],
  groups: () => [],
  kinds: [],
  examples: () => [
    { line: 'mazewright completion bash > mazewright.bash', about: 'the script for bash' },
  ],
  async run(library, _, [shell, ...rest], commands) {
    if (rest.length > 0) {
      throw new UsageError(`completion: unexpected word ${JSON.stringify(rest[0])}`);
    }
    const names = Object.keys(SHELLS);
    if (!names.includes(shell)) {
      throw unknownWord('completion: the word', shell ?? 'nothing', names);
    }
    print(library.streams.stdout, SHELLS[shell](programOf(commands, library)));
  },
};
