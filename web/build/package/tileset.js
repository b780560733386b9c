import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws the picture of the tiles that maps of level editors refer to, and its licence in a file beside it,
 * as REUSE has it. Drawn by the library, so that no binary file is kept in the repository.
 * @param {string} folder
 */
export async function writeTileset(folder) {
  const { formats } = await import('mazewright/formats');
  for (const { name, data } of formats.find(({ id }) => id === 'tmj')?.companions?.() ?? []) {
    writeFileSync(join(folder, name), data);
    const note =
      'SPDX-FileCopyrightText: The mazewright authors\n\nSPDX-License-Identifier: CC0-1.0\n';
    writeFileSync(join(folder, `${name}.license`), note);
  }
}
