import { createMazewright } from 'mazewright/dungeons';
import { createWorld } from './world.js';

/** Clockwise, so that a turn to the right is one more. */
const HEADINGS = ['north', 'east', 'south', 'west'];
/** What a key does: quarter turns, or a step so many quarter turns from where one looks. */
const ACTIONS = {
  ...{ ArrowUp: { step: 0 }, ArrowDown: { step: 2 }, ArrowLeft: { turn: -1 } },
  ...{ ArrowRight: { turn: 1 }, w: { step: 0 }, s: { step: 2 }, a: { turn: -1 }, d: { turn: 1 } },
  ...{ q: { step: 3 }, e: { step: 1 } },
};
const LOCKS = [
  { name: 'golden', color: '#ffd75e' },
  { name: 'blue', color: '#6fc3ff' },
];
/** Pixels of the map per tile. */
const DOT = 4;

const mw = await createMazewright();
const seed = new URLSearchParams(location.search).get('seed') ?? String(Date.now() % 1e6);
const maze = mw.generate({
  ...{ algorithm: 'digger', width: 32, height: 24, seed },
  exits: 'farthest',
  passes: [
    { id: 'tidy', deadEnds: 0.5 },
    { id: 'doors', share: 0.8, closed: 1, secret: 0 },
    { id: 'locksAndKeys', locks: 2 },
    { id: 'things', treasure: 1, boss: 'none', monsters: 0, corridorMonsters: 0 },
  ],
});
export const game = mw.game(maze, { view: { radius: 10 }, doors: 'call' });
const colors = LOCKS.map(({ color }) => color);
const world = createWorld(maze, document.getElementById('view'), colors);
/** Quarter turns to the right since north; below zero to the left. Begins towards open floor. */
let turns = HEADINGS.findIndex((direction) => maze.isOpen(game.position, direction));

/** The direction that one looks to, or so many quarter turns further. */
const heading = (more = 0) => HEADINGS[(((turns + more) % 4) + 4) % 4];

/** A step, or a door that slides up. */
function step(direction) {
  if (game.done) return;
  const to = maze.neighbour(game.position, direction);
  const door = game.doors.state(to);
  if (door === 'locked' && !game.doors.unlock(to)) {
    const { lock } = game.doors.list.find(({ cell }) => cell === to);
    say(`This door needs the ${LOCKS[lock - 1].name} key.`);
    return;
  }
  if (game.doors.open(to) && door !== 'open') {
    say(door === 'locked' ? 'The key fits.' : '');
    world.openDoor(to);
    return;
  }
  const thing = game.things.find(({ cell }) => cell === to);
  if (game.move(direction) === 'blocked') return;
  say('');
  if (thing?.role === 'key') say(`You have the ${LOCKS[thing.lock - 1].name} key.`);
  if (thing?.role === 'treasure') say('Treasure!');
  world.remove(to);
  if (game.done) say(`You are out, after ${game.moves} steps.`);
}

function press(key) {
  const action = ACTIONS[key];
  if (!action) return;
  if (action.turn) turns += action.turn;
  else step(heading(action.step));
  look();
}

function look() {
  world.lookFrom(game.position, turns);
  drawMap();
  show('compass', `Facing ${heading()}`);
  show('keys', `Keys: ${game.keys.map((lock) => LOCKS[lock - 1].name).join(', ') || 'none'}`);
  const treasures = game.things.filter(({ role }) => role === 'treasure').length;
  show('treasure', `Treasures left: ${treasures}`);
}

/** The map: floor and doors that were seen, what lies there, and the player as an arrow. */
function drawMap() {
  const canvas = document.getElementById('map');
  canvas.width = maze.width * DOT;
  canvas.height = maze.height * DOT;
  const context = canvas.getContext('2d');
  const dot = (cell, color) => {
    const { x, y } = maze.positionOf(cell);
    context.fillStyle = color;
    context.fillRect(x * DOT, y * DOT, DOT, DOT);
  };
  const isSeen = ({ cell }) => game.seen[cell];
  maze.kinds.forEach((kind, cell) => {
    if (game.seen[cell]) dot(cell, kind === 0 ? '#4a4038' : '#b5a58c');
  });
  for (const { cell, state, lock } of game.doors.list.filter(isSeen)) {
    if (state !== 'open') dot(cell, lock ? colors[lock - 1] : '#8a4f1d');
  }
  for (const { cell, role, lock } of game.things.filter(isSeen)) {
    if (role === 'key') dot(cell, colors[lock - 1]);
    if (role === 'treasure') dot(cell, '#fff3a0');
  }
  if (game.seen[maze.end]) dot(maze.end, '#4fc8ff');
  const { x, y } = maze.positionOf(game.position);
  context.translate((x + 0.5) * DOT, (y + 0.5) * DOT);
  context.rotate((turns * Math.PI) / 2);
  context.fillStyle = '#ff5a3c';
  context.fill(new Path2D('M0-5L4 4L0 2L-4 4z'));
}

const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
const say = (text) => show('message', text);

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key.startsWith('Arrow')) event.preventDefault();
  press(event.key.length === 1 ? event.key.toLowerCase() : event.key);
});
document.getElementById('pad').addEventListener('click', ({ target }) => press(target.value));
say('Find the keys and the way out. Arrow keys or WASD; Q and E step aside.');
look();
