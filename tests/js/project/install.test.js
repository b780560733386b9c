// full: 15 s, compiles a program with the installed library
// needs: native build
/** `cmake --install`: a C++ program finds the library by find_package and makes the same mazes. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createMazewright } from 'mazewright';
import { linkerOf, runSanitized, testedPreset } from '../../../web/build/suites/native.js';
import { root, run, which } from '../../../web/build/util/shell.js';

/** The build that `npm test` tests; it is installed as it is. */
const preset = await testedPreset();
const build = join(root, 'build', preset);

/** Why the test cannot run here; false if it can. */
function reasonToSkip() {
  for (const program of ['cmake', 'ninja']) {
    if (which(program) === null) return `${program} is not installed`;
  }
  if (existsSync(join(build, 'libmazewright.a'))) return false;
  return `build/${preset} is not built; npm test -- install builds it`;
}

const project = `
cmake_minimum_required(VERSION 3.21)
project(user LANGUAGES CXX)
find_package(mazewright 0.1 REQUIRED)
add_executable(user main.cpp)
target_link_libraries(user PRIVATE mazewright::mazewright)
`;

const program = `
#include <iostream>

#include "mazewright/generate.hpp"

int main() {
  using namespace mazewright;
  const Outcome outcome =
      generate({.algorithm = "wilson", .width = 12, .height = 7, .seed = "installed"});
  if (outcome.problem) return 1;
  const Answer<Solution> solution = solve(*outcome.maze, {});
  std::cout << outcome.code << '\\n' << solution.value.path.size() << '\\n';
  std::cout << asciiText(*outcome.maze);
}
`;

const folder = mkdtempSync(join(tmpdir(), 'mazewright-install-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a program uses the installed library and makes the mazes of the package', {
  skip: reasonToSkip(),
}, async () => {
  const prefix = join(folder, 'prefix');
  const source = join(folder, 'user');
  mkdirSync(source);
  writeFileSync(join(source, 'CMakeLists.txt'), project);
  writeFileSync(join(source, 'main.cpp'), program);
  await run('cmake', ['--install', build, '--prefix', prefix]);
  const { compiler, flags } = linkerOf(`build/${preset}`);
  const settings = [
    `-DCMAKE_PREFIX_PATH=${prefix}`,
    `-DCMAKE_CXX_COMPILER=${compiler}`,
    `-DCMAKE_CXX_FLAGS=${flags.join(' ')}`,
  ];
  await run('cmake', ['-S', source, '-B', join(source, 'build'), '-G', 'Ninja', ...settings]);
  await run('cmake', ['--build', join(source, 'build')]);

  const mw = await createMazewright();
  const maze = mw.generate({ algorithm: 'wilson', width: 12, height: 7, seed: 'installed' });
  const expected = `${maze.code}\n${maze.solve().path.length}\n${maze.text()}`;
  assert.equal(await runSanitized(join(source, 'build', 'user'), []), expected);
});
