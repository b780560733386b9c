// The driver of the fuzzer over the package: runs each case that its parent sends and answers it. What a
// law of a row's traits says stands in laws.js; here stands what holds for every maze.
import { deepStrictEqual } from 'node:assert/strict';
import { createMazewright, MazeError } from 'mazewright/dungeons';
import { mazeViewHtml } from 'mazewright/element';
import { formats, readCsv, readMzw, readTmj, toCsv, toMzw, toTmj } from 'mazewright/formats';
import { doorFaultsOf } from './doors.js';
import { lockFaultsOf } from './locks.js';

/** @typedef {import('./cases.js').Case} Case */

const mw = await createMazewright();

/** What a call threw; null if nothing. Anything but a MazeError is a defect. */
class Findings {
  /** @type {string[]} */
  broken = [];

  /** Whether it holds. @param {boolean} holds @param {string} law */
  expect(holds, law) {
    if (!holds) this.broken.push(law);
    return holds;
  }

  /**
   * The result of a call; null if it was refused, which must be by a MazeError that explains itself.
   * @template T @param {string} name @param {() => T} call @returns {T | null}
   */
  attempt(name, call) {
    try {
      return call();
    } catch (error) {
      this.refused(name, error);
      return null;
    }
  }

  /** The same of a call that must be accepted. @template T @param {string} name @param {() => T} call */
  must(name, call) {
    const before = this.broken.length;
    const result = this.attempt(name, () => ({ value: call() }));
    if (!result && this.broken.length === before) this.broken.push(`${name}: ${this.message}`);
    return result ? result.value : null;
  }

  message = '';

  /** @param {string} name @param {unknown} error */
  refused(name, error) {
    const isExplained = error instanceof MazeError && error.code !== 'internal';
    this.message = error instanceof Error ? error.message : String(error);
    if (!isExplained) this.broken.push(`${name}: ${error}`);
  }
}

const PARTS = /** @type {const} */ ([
  'passages',
  'kinds',
  'oneWays',
  'mask',
  'rooms',
  'doors',
  'things',
  'tree',
  'start',
  'end',
  'width',
  'height',
  'levels',
  'dungeon',
]);

/** The parts in which two mazes differ. @param {any} a @param {any} b */
const differencesOf = (a, b) => PARTS.filter((part) => !isSame(a[part], b[part]));

/** @param {unknown} a @param {unknown} b */
function isSame(a, b) {
  if (a === b) return true;
  try {
    deepStrictEqual(a, b);
    return true;
  } catch {
    return false;
  }
}

/**
 * A call gives the same maze.
 * @param {Findings} found @param {any} maze @param {string} name @param {() => any} call
 */
function mustBeSame(found, maze, name, call) {
  const other = found.must(name, call);
  if (!other) return null;
  const differences = differencesOf(other, maze);
  found.expect(differences.length === 0, `${name}: other ${differences.join(', ')}`);
  return other;
}

/** @param {any} maze @param {number} cell */
const isOpen = (maze, cell) => (maze.kinds ?? maze.mask)?.[cell] !== 0;

/** FNV-1a over the planes and both ends, as the native driver. @param {any} maze */
function hashOf({ passages, kinds, oneWays, start, end }) {
  let hash = 0x811c9dc5;
  const add = (/** @type {number} */ byte) => {
    hash = Math.imul(hash ^ byte, 0x01000193);
  };
  for (const plane of [passages, kinds ?? [], oneWays ?? []]) for (const byte of plane) add(byte);
  for (const cell of [start ?? 0xffffffff, end ?? 0xffffffff]) {
    for (let shift = 0; shift < 32; shift += 8) add((cell >>> shift) & 255);
  }
  return hash >>> 0;
}

/** Disjoint sets of cells. @param {number} count @param {Uint32Array} pairs */
function joinsOf(count, pairs) {
  const parent = Uint32Array.from({ length: count }, (_, cell) => cell);
  const root = (/** @type {number} */ cell) => {
    let at = cell;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  let joins = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [root(pairs[i]), root(pairs[i + 1])];
    if (a === b) continue;
    parent[a] = b;
    joins++;
  }
  return joins;
}

/** The figures that laws.js reads, and those of stats() against them. @param {Findings} found @param {any} maze */
function figuresOf(found, maze) {
  const cellsOf = (/** @type {(cell: number) => boolean} */ test) => {
    let count = 0;
    for (let cell = 0; cell < maze.cellCount; cell++) count += Number(test(cell));
    return count;
  };
  const kept = cellsOf((cell) => maze.mask?.[cell] !== 0);
  const cells = cellsOf((cell) => isOpen(maze, cell));
  const links = maze.links();
  const passages = links.length / 2;
  const joins = joinsOf(maze.cellCount, links);
  const figures = {
    kept,
    cells,
    links: passages,
    loops: passages - joins,
    components: cells - joins,
  };
  const stats = maze.stats();
  for (const name of /** @type {const} */ (['cells', 'links', 'loops', 'components'])) {
    found.expect(stats[name] === figures[name], `stats: ${name}`);
  }
  const isPerfect = figures.loops === 0 && figures.components === 1;
  found.expect(stats.perfect === isPerfect, 'stats: perfect');
  const stateOf = (/** @type {number | null} */ cell) =>
    cell === null ? -1 : Number(isOpen(maze, cell));
  const [start, end] = [stateOf(maze.start), stateOf(maze.end)];
  const joined = start === 1 && end === 1 && maze.distances(maze.start)[maze.end] !== 0xffffffff;
  return { ...figures, gridComponents: gridComponentsOf(maze, kept), start, end, joined };
}

/** @param {any} maze @param {number} kept */
function gridComponentsOf(maze, kept) {
  const pairs = [];
  for (let cell = 0; cell < maze.cellCount; cell++) {
    for (let direction = 0; direction < maze.directions.length; direction++) {
      const to = maze.neighbour(cell, direction);
      if (to !== null && to > cell) pairs.push(cell, to);
    }
  }
  return kept - joinsOf(maze.cellCount, Uint32Array.from(pairs));
}

/** The steps change nothing, and their film ends in the maze. @param {Findings} found @param {Case} given @param {any} maze */
function checkFilm(found, { options }, maze) {
  const logged = mustBeSame(found, maze, 'steps', () => mw.generate({ ...options, steps: true }));
  if (!logged) return;
  const film = found.must('film', () => mw.film(logged));
  if (!film) return;
  film.seek(film.length);
  for (const plane of /** @type {const} */ (['passages', 'kinds', 'oneWays'])) {
    found.expect(isSame(film[plane], maze[plane]), `film: its ${plane}`);
  }
  film.seek(film.length >> 1);
  const middle = film.passages.slice();
  film.seek(0);
  while (film.position < film.length >> 1) film.next();
  found.expect(isSame(film.passages, middle), 'film: the same from both sides');
  if (maze.start === null || maze.end === null) return;
  const search = found.attempt('solve with steps', () => maze.solve({ steps: true }));
  if (search) found.must('film of a search', () => mw.film(maze, search)?.seek(1));
}

/** Codes, options, JSON and copies give the maze again. @param {Findings} found @param {Case} given @param {any} maze */
function checkKept(found, { options }, maze) {
  const { maxCells: _, ...rest } = options;
  mustBeSame(found, maze, 'generate again', () => mw.generate(rest));
  const again = mustBeSame(found, maze, 'code', () => mw.generate(maze.code));
  if (again) found.expect(again.code === maze.code, 'code: the code of its maze');
  const read = found.must('options of the code', () => mw.options(maze.code));
  if (read) {
    const listed = mustBeSame(found, maze, 'options of the code', () => mw.generate(read));
    if (listed) found.expect(listed.code === maze.code, 'options of the code: their code');
  }
  const clone = mustBeSame(found, maze, 'adopt of a clone', () =>
    mw.adopt(structuredClone({ ...maze })),
  );
  if (clone) found.expect(clone.code === maze.code, 'adopt of a clone: its code');
  const json = found.must('JSON', () => JSON.parse(JSON.stringify(maze)));
  const adopted = mustBeSame(found, maze, 'adopt of its JSON', () => mw.adopt(json));
  if (adopted) found.expect(adopted.code === maze.code, 'adopt of its JSON: its code');
  const { onStep, count } = counter();
  const stepped = mustBeSame(found, maze, 'onStep', () => mw.generate(rest, { onStep }));
  if (stepped) found.expect(count() >= 0, 'onStep: called');
}

function counter() {
  let calls = 0;
  return {
    onStep: () => {
      calls++;
    },
    count: () => calls,
  };
}

/** A game that follows its hints ends; runners walk along passages. @param {Findings} found @param {Case} given @param {any} maze */
function checkGame(found, { picks, solver }, maze) {
  if (maze.start === null || maze.end === null) return;
  const game = found.must('game', () => mw.game(maze));
  if (!game) return;
  const best = found.must('best', () => game.best);
  for (let moves = 0; !game.done && Number.isFinite(best) && moves <= best; moves++) {
    const hint = found.must('hint', () => game.hint());
    if (hint === null) break;
    found.must('move', () => game.move(hint));
  }
  if (Number.isFinite(best)) {
    found.expect(game.done && game.moves === best, 'game: hints lead to the end in the best moves');
  }
  const saved = found.must('JSON of a game', () => JSON.parse(JSON.stringify(game)));
  const again = saved && found.must('game of its JSON', () => mw.game(saved));
  if (again)
    found.expect(
      again.position === game.position && again.moves === game.moves,
      'game of its JSON',
    );
  found.must('reset', () => game.reset());
  const row = mw.catalog.solvers[picks[0] % mw.catalog.solvers.length];
  const params = row.id === solver.id && !maze.oneWays ? withoutId(solver) : {};
  const runner = found.attempt(`runner ${row.id}`, () => game.runner(row.id, params));
  for (let step = 0, at = maze.start; runner && step < 50; step++) {
    const next = found.attempt(`step of ${row.id}`, () => runner.step());
    if (next === null) break;
    const isWay = maze.directions.some(
      (/** @type {string} */ _, /** @type {number} */ direction) =>
        maze.isOpen(at, direction) && maze.neighbour(at, direction) === next,
    );
    if (!found.expect(isWay, `runner ${row.id}: walks along passages`)) break;
    at = next;
  }
  const living = found.attempt('living', () => mw.living(maze));
  if (living)
    found.must('JSON of a living maze', () => mw.living(JSON.parse(JSON.stringify(living))));
}

/** @param {any} row */
const withoutId = ({ id: _, ...rest }) => rest;

/** Questions whose answers are for other tests. @param {Findings} found @param {Case} given @param {any} maze */
function ask(found, { picks }, maze) {
  const cell = picks[1] % maze.cellCount;
  const other = picks[2] % maze.cellCount;
  const calls = {
    paths: () => maze.paths([cell, other], { flee: picks[3] % 2 === 0 }),
    difficulty: () => maze.difficulty(),
    bottlenecks: () => maze.bottlenecks(),
    view: () => maze.view(cell, { radius: picks[4] % 6 }),
    light: () => maze.light([{ cell, radius: 3 }]),
    autotile: () => maze.autotile(),
    areas: () => maze.areas(),
    tiles: () => maze.tiles(),
    lines: () => maze.lines({ seams: picks[5] % 2 === 0 }),
    meshes: () => maze.meshes({ solid: picks[6] % 2 === 0 }),
    blocks: () => maze.blocks(),
    boxes: () => maze.boxes(),
    polygons: () => maze.polygons(),
    tunnels: () => maze.tunnels(),
    cellDistance: () => maze.cellDistance(cell, other),
    cellAtPoint: () => maze.cellAtPoint((picks[7] % 30) - 3, (picks[8] % 30) - 3),
    tileOf: () => maze.tileOf(cell),
    walk: () => maze.walk({ length: 30 }),
  };
  for (const [name, call] of Object.entries(calls)) found.attempt(name, call);
  const { x, y, level } = maze.positionOf(cell);
  found.expect(maze.cellAt(x, y, level) === cell, 'cellAt: the inverse of positionOf');
}

/** A value of every second option of a format. @param {any} row @param {number[]} picks */
const formatOptions = (row, picks) =>
  Object.fromEntries(
    row.params
      .map(
        (
          /** @type {any} */ { id, kind, values, min, max, default: usual },
          /** @type {number} */ at,
        ) => {
          const pick = picks[at % picks.length];
          if (kind === 'choice') return [id, values[pick % values.length]];
          if (kind === 'boolean') return [id, pick % 2 === 0];
          if (kind === 'integer' && pick % 7 === 0)
            return [id, pick % 2 === 0 ? min : Math.min(max, 64)];
          return [id, usual];
        },
      )
      .filter(
        (/** @type {any} */ _, /** @type {number} */ at) =>
          picks[(at + 5) % picks.length] % 2 === 0,
      ),
  );

/** One format, with options of its ranges, and the readers. @param {Findings} found @param {Case} given @param {any} maze */
async function checkFiles(found, { picks }, maze) {
  const row = formats[picks[9] % formats.length];
  const options = formatOptions(row, picks);
  try {
    await row.write(maze, options);
  } catch (error) {
    found.refused(`${row.id} ${JSON.stringify(options)}`, error);
  }
  const mzw = found.must('toMzw', () => toMzw(maze));
  if (mzw) mustBeSame(found, maze, 'mzw', () => mw.adopt(readMzw(mzw)));
  if (picks[10] % 4 !== 0) return;
  const tmj = found.attempt('toTmj', () => toTmj(maze));
  if (tmj !== null) mustBeSame(found, maze, 'tmj', () => mw.adopt(readTmj(tmj)));
  const csv = found.attempt('toCsv', () => toCsv(maze));
  const read = csv === null ? null : found.attempt('readCsv', () => mw.adopt(readCsv(csv)));
  if (read) found.expect(isSame(read.passages, maze.passages), 'csv: its passages');
}

/** The lines of a picture that signs of doors and things leave as they are. @param {string | null} picture */
const mazeLines = (picture) =>
  (picture ?? '').split('\n').filter((line) => !/^<path class="(start|end)"|^<\/svg>/.test(line));

/** A view that a server writes shows the maze of a code, and of options. @param {Findings} found @param {Case} given @param {any} maze */
function checkView(found, { picks, options }, maze) {
  if (picks[11] % 8 !== 0) return;
  const solution = picks[12] % 2 === 0;
  const hasEnds = maze.start !== null && maze.end !== null;
  const picture = found.must('svg', () => maze.svg({ solution: solution && hasEnds }));
  for (const [name, attributes] of Object.entries({ code: { code: maze.code }, options })) {
    const html = found.must(`mazeViewHtml of ${name}`, () =>
      mazeViewHtml(mw, { ...attributes, solution }),
    );
    const isBare = !maze.doors && !maze.things;
    const shown = isBare ? [`>${picture}</maze-view>`] : mazeLines(picture);
    const isShown = html === null || shown.every((line) => html.includes(line));
    found.expect(isShown, `mazeViewHtml of ${name}: its picture`);
  }
}

/** Passes and edits on the finished maze. @param {Findings} found @param {Case} given @param {any} maze */
function checkChanged(found, given, maze) {
  const { applied, picks, options } = given;
  const changed =
    applied.length > 0 ? found.attempt('apply', () => mw.apply(maze, applied, options.seed)) : null;
  if (changed) checkChange(found, changed, 'apply', options.edits);
  const edits = [];
  for (let i = 0; i < 2 + (picks[12] % 3); i++) {
    const cell = picks[13 + i] % maze.cellCount;
    const direction = picks[14 + i] % maze.directions.length;
    const to = maze.neighbour(cell, direction);
    if (to === null || !isOpen(maze, cell) || !isOpen(maze, to)) continue;
    const edit = { cell, direction, open: picks[15 + i] % 2 === 0 };
    edits.push(edit, ...(picks[16 + i] % 3 === 0 ? [{ ...edit, open: !edit.open }] : []));
  }
  const edited = edits.length > 0 ? found.attempt('edit', () => mw.edit(maze, edits)) : null;
  if (edited) checkChange(found, edited, 'edit', true);
}

/**
 * What holds of every maze. Edits may part a key from its lock.
 * @param {Findings} found
 * @param {any} maze
 * @param {string} name
 * @param {unknown} [isEdited]
 */
function checkChange(found, maze, name, isEdited = false) {
  for (const end of [maze.start, maze.end]) {
    found.expect(end === null || isOpen(maze, end), `${name}: ends are open`);
  }
  const faults = isEdited ? doorFaultsOf(maze) : [...doorFaultsOf(maze), ...lockFaultsOf(maze)];
  for (const fault of faults) found.expect(false, `${name}: ${fault}`);
  figuresOf(found, maze);
  mustBeSame(found, maze, `${name}: adopt of its JSON`, () =>
    mw.adopt(JSON.parse(JSON.stringify(maze))),
  );
  if (maze.code) mustBeSame(found, maze, `${name}: code`, () => mw.generate(maze.code));
  if (maze.steps) found.must(`${name}: film`, () => mw.film(maze).seek(0));
}

/** A maze to order. @param {Findings} found @param {Case} given */
function checkAim(found, { aim, options }) {
  if (!aim) return;
  const aimed = found.attempt('aim', () => mw.aim(options, aim.targets, { tries: aim.tries }));
  if (!aimed) return;
  const { maze, reached } = aimed;
  const stats = maze.stats();
  const figures = { ...stats, solution: stats.solutionLength };
  for (const name of Object.keys(aim.targets)) {
    if (name === 'difficulty') continue;
    const figure = /** @type {any} */ (figures)[name];
    const isEqual =
      reached[name] === figure ||
      (!Number.isFinite(figure) && !Number.isFinite(reached[name] ?? Infinity));
    found.expect(isEqual, `aim: its ${name}`);
  }
  checkChange(found, maze, 'aim', options.edits);
}

/** A text of a maze is read back. @param {Findings} found @param {any} maze */
function checkText(found, maze) {
  const text = found.attempt('text', () => maze.text?.());
  const read = text ? found.attempt('parse', () => mw.parse(text)) : null;
  if (read) found.expect(read.text() === text, 'text: that of what was read');
}

/** The chunks of a world and a route through it. @param {Findings} found @param {Case} given */
function runWorld(found, { options, world, picks }) {
  const { algorithm, seed, params, mode } = options;
  const wanted = {
    algorithm,
    seed,
    ...(params ? { params } : {}),
    ...(mode ? { mode } : {}),
    ...world,
  };
  const made = mw.world(/** @type {any} */ (wanted));
  found.expect(mw.world(made.code).code === made.code, 'world: the code of its code');
  // A generator that tries may find none: the native driver compares that with the chunk's own options.
  const chunk = found.attempt('chunk', () => made.chunk(0, 0));
  if (chunk) checkChange(found, chunk, 'chunk');
  const side = 2 * made.chunkSize || 8;
  const [from, to] = [0, 2].map((at) => ({ x: picks[at] % side, y: picks[at + 1] % side }));
  const route = found.attempt('route', () => made.route(from, to));
  if (route) {
    let last = null;
    let steps = 0;
    for (const cell of route) {
      if (++steps > 5000) break;
      last = cell;
    }
    found.expect(last === null || steps > 0, 'route: it has cells');
  }
  return { world: true, code: made.code };
}

/** @param {Case} given */
async function run(given) {
  const found = new Findings();
  const { options } = given;
  try {
    if (given.world) return { ...runWorld(found, given), broken: found.broken };
    const maze = mw.generate(options);
    const problem = mw.check(options);
    found.expect(problem === null, 'check accepts what generate accepts');
    const figures = figuresOf(found, maze);
    if (!given.isDeep) {
      checkChange(found, maze, 'maze', options.edits);
      return { ...figures, hash: hashOf(maze), code: maze.code, broken: found.broken };
    }
    checkChange(found, maze, 'maze', options.edits);
    checkKept(found, given, maze);
    checkFilm(found, given, maze);
    checkGame(found, given, maze);
    ask(found, given, maze);
    checkText(found, maze);
    await checkFiles(found, given, maze);
    checkView(found, given, maze);
    checkChanged(found, given, maze);
    checkAim(found, given);
    return { ...figures, hash: hashOf(maze), code: maze.code, broken: found.broken };
  } catch (error) {
    if (error instanceof MazeError && error.code !== 'internal') {
      const problem = given.world ? error : mw.check(options);
      if (problem?.code === error.code) return { refused: [error.code, error.field] };
      return { broken: [`check refuses what generate refuses: ${error.message}`] };
    }
    const stack = error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : '';
    return { broken: [`${error} ${stack}`] };
  }
}

/** The cases that came are run one after the other; case -1 is the end. */
let last = Promise.resolve();
process.on('message', (/** @type {Case} */ given) => {
  last = last.then(async () => {
    if (given.number < 0) process.exit();
    process.send?.(await run(given));
  });
});
