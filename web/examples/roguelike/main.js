// The rules of the game. What it looks like stands in draw.js.
import { createMazewright } from 'mazewright/dungeons';
import { draw, LOCKS } from './draw.js';

/** What makes each floor. */
const FLOORS = ['digger', 'roomsAndMazes', 'caves'];
const HEALTH = 10;
/** How far one sees, and how far the light of the player's torch goes. */
const SIGHT = 14;
const TORCH = 9;
const KEYS = {
  ...{ ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' },
  ...{ w: 'north', s: 'south', a: 'west', d: 'east' },
  ...{ k: 'north', j: 'south', h: 'west', l: 'east' },
};
const MONSTERS = {
  monster: { glyph: 'g', name: 'goblin', color: '#9be36b', health: 1 },
  boss: { glyph: 'O', name: 'ogre', color: '#ff8a5c', health: 3 },
};

const mw = await createMazewright();
const seed = new URLSearchParams(location.search).get('seed') ?? String(Date.now() % 1e6);

/** The game of this floor: every floor is a dungeon of its own. */
export let game;
export let monsters = [];
let health;
let floor = 0;
let gold = 0;
let isOver = false;
let message = '';
let candles;

function descend() {
  floor += 1;
  health = HEALTH;
  const maze = mw.generate({
    ...{ algorithm: FLOORS[floor - 1], width: 50, height: 28, seed: `${seed}, floor ${floor}` },
    exits: 'farthest',
    passes: [
      { id: 'tidy', deadEnds: 0.5 },
      { id: 'doors', share: 0.8, closed: 0.8, secret: 0 },
      { id: 'locksAndKeys', locks: floor },
      { id: 'things', treasure: 1, monsters: 0.01, corridorMonsters: 0, quiet: 10 },
    ],
  });
  game = mw.game(maze, { view: { radius: SIGHT }, doors: 'call' });
  const withRole = (...roles) => maze.things.filter(({ role }) => roles.includes(role));
  monsters = withRole('monster', 'boss').map(({ cell, role }) => ({ cell, ...MONSTERS[role] }));
  candles = withRole('treasure', 'exit').map(({ cell }) => ({ cell, radius: 3, strength: 150 }));
  say(
    floor === 1
      ? 'Find the stairs: the way out is three floors down.'
      : 'You rest, and climb down.',
  );
}

/** A step: into a monster, a door or the next tile. Returns whether it took a turn. */
function step(direction) {
  const to = game.maze.neighbour(game.position, direction);
  const monster = monsters.find(({ cell }) => cell === to);
  if (monster) return hit(monster);
  const door = game.doors.state(to);
  if (door === 'locked' && !game.doors.unlock(to)) {
    const { lock } = game.doors.list.find(({ cell }) => cell === to);
    say(`This door needs the ${LOCKS[lock - 1].name} key.`);
    return false;
  }
  if (door !== null && door !== 'open') {
    say(door === 'locked' ? 'Your key turns. The door opens.' : 'You open the door.');
    return game.doors.open(to);
  }
  const thing = game.things.find(({ cell }) => cell === to);
  if (game.move(direction) === 'blocked') return false;
  if (thing?.role === 'key') say(`You find the ${LOCKS[thing.lock - 1].name} key.`);
  if (thing?.role === 'treasure') {
    gold += 10 * floor;
    health = Math.min(HEALTH, health + 2);
    say('Gold, and some bread: you feel better.');
  }
  if (!game.done) return true;
  if (floor === FLOORS.length) end(`You are out, with ${gold} pieces of gold!`);
  else descend();
  return false;
}

function hit(monster) {
  monster.health -= 1;
  if (monster.health === 0) monsters.splice(monsters.indexOf(monster), 1);
  say(`You ${monster.health > 0 ? 'hit' : 'slay'} the ${monster.name}.`);
  return true;
}

/**
 * Every monster that has seen you comes one tile closer: one map of paths serves them all. They
 * cannot open doors, so closing one keeps them out.
 */
function moveMonsters() {
  const paths = game.maze.paths(game.position, {
    weights: Array.from(game.through, (isClear) => (isClear ? 1 : Number.POSITIVE_INFINITY)),
  });
  const visible = game.view();
  for (const monster of monsters) {
    monster.isAwake ||= visible[monster.cell] === 1;
    const next = monster.isAwake ? paths.next(monster.cell) : null;
    if (next === game.position) {
      health -= 1;
      say(`The ${monster.name} hits you.`);
    } else if (next !== null && !monsters.some(({ cell }) => cell === next)) {
      monster.cell = next;
    }
  }
  if (health <= 0) end(`You die on floor ${floor}, with ${gold} pieces of gold.`);
}

function closeDoors() {
  const { maze, position } = game;
  const isFree = (cell) => monsters.every((monster) => monster.cell !== cell);
  const around = maze.directions.map((direction) => maze.neighbour(position, direction));
  const closed = around.filter((cell) => isFree(cell) && game.doors.close(cell));
  say(closed.length > 0 ? 'You close the door.' : 'There is no door to close.');
  return closed.length > 0;
}

function press(key) {
  if (isOver) {
    if (key === 'Enter') location.assign('./');
    return;
  }
  const direction = KEYS[key];
  if (!direction && key !== 'c' && key !== '.') return;
  message = '';
  const isTurn = direction ? step(direction) : key === '.' || closeDoors();
  if (isTurn) moveMonsters();
  look();
}

function look() {
  const sources = [{ cell: game.position, radius: TORCH }, ...candles];
  const light = game.maze.light(sources, { through: game.through });
  draw({ game, monsters, visible: game.view(), light, isAlive: health > 0 });
  show('floor', `Floor ${floor} of ${FLOORS.length}`);
  show('health', '♥'.repeat(Math.max(0, health)).padEnd(HEALTH, '♡'));
  show('gold', `${gold} gold`);
  show('keys', `Keys: ${game.keys.map((lock) => LOCKS[lock - 1].name).join(', ') || 'none'}`);
  show('message', message);
}

function end(text) {
  isOver = true;
  say(`${text} Press Enter for a new game.`);
}

const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
/** What happens in one turn is said in one line. */
const say = (text) => {
  message = `${message} ${text}`.trim();
};

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key.startsWith('Arrow')) event.preventDefault();
  press(event.key.length === 1 ? event.key.toLowerCase() : event.key);
});
addEventListener('resize', look);
document.getElementById('pad').addEventListener('click', ({ target }) => press(target.value));
descend();
look();
