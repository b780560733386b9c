import { createMazewright } from 'mazewright/dungeons';
import Phaser from 'phaser';
import { drawFloor, drawRock, drawSprites, TILE } from './tiles.js';

const DIRECTIONS = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };
const LETTERS = { w: 'ArrowUp', s: 'ArrowDown', a: 'ArrowLeft', d: 'ArrowRight' };
const LOCKS = [
  { name: 'golden', color: 0xffd75e },
  { name: 'blue', color: 0x6fc3ff },
];
const SIGHT = 12;
const WOOD = 0xc98a4b;
const WARM = 0xffe2b8;
const COLD = 0xb0c0ff;
/** How bright a tile is that was seen before. */
const MEMORY = 0.35;
const STEP = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120;

const mw = await createMazewright();
const seed = new URLSearchParams(location.search).get('seed') ?? String(Date.now() % 1e6);
const maze = mw.generate({
  ...{ algorithm: 'scatteredRooms', width: 40, height: 30, seed },
  exits: 'farthest',
  passes: [
    { id: 'tidy', deadEnds: 0.5 },
    { id: 'doors', share: 0.8, closed: 0.8, secret: 0 },
    { id: 'locksAndKeys', locks: 2 },
    { id: 'things', treasure: 1, boss: 'none', monsters: 0, corridorMonsters: 0 },
  ],
});
export const game = mw.game(maze, { view: { radius: SIGHT } });

/** The middle of a cell in pixels. */
const middleOf = (cell) => {
  const { x, y } = maze.positionOf(cell);
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE };
};

class Dungeon extends Phaser.Scene {
  create() {
    drawSprites(this.textures);
    this.layer = this.createTiles();
    const sprite = (cell, name, tint = 0xffffff) => {
      const { x, y } = middleOf(cell);
      return this.add.image(x, y, name).setTint(tint);
    };
    this.exit = sprite(maze.end, 'exit');
    this.doors = new Map(
      maze.doors.map(({ cell, state, lock }) => {
        const name = state === 'open' ? 'openDoor' : 'door';
        return [cell, sprite(cell, name, lock ? LOCKS[lock - 1].color : WOOD)];
      }),
    );
    this.things = new Map(
      maze.things
        .filter(({ role }) => role === 'key' || role === 'treasure')
        .map(({ cell, role, lock }) => [cell, sprite(cell, role, lock && LOCKS[lock - 1].color)]),
    );
    this.player = sprite(game.position, 'player').setDepth(1);
    const { main } = this.cameras;
    main.startFollow(this.player, true, STEP ? 0.15 : 1, STEP ? 0.15 : 1);
    const fit = ({ width }) => main.setZoom(width < 900 ? 1 : 2);
    this.scale.on('resize', fit);
    fit(this.scale);
    // Not by Phaser's keyboard: of two keys in one frame it reports the first one twice.
    addEventListener('keydown', ({ key }) => this.step(DIRECTIONS[LETTERS[key] ?? key]));
    this.input.on('pointerdown', ({ worldX, worldY }) => this.stepTowards(worldX, worldY));
    this.look();
  }

  /** The tiles: rock and floor each have one drawing for every mask of the tiles around them. */
  createTiles() {
    const masks = maze.autotile({ sides: 8 });
    const isRock = (cell) => maze.kinds[cell] === 0;
    const rows = Array.from({ length: maze.height }, (_, y) =>
      Array.from({ length: maze.width }, (_, x) => {
        const cell = maze.cellAt(x, y);
        return isRock(cell) ? masks[cell] : 256 + masks[cell];
      }),
    );
    const texture = this.textures.createCanvas('tiles', 16 * TILE, 32 * TILE);
    for (const mask of new Set(masks)) {
      const [x, y] = [(mask % 16) * TILE, Math.floor(mask / 16) * TILE];
      drawRock(texture.context, x, y, mask);
      drawFloor(texture.context, x, y + 16 * TILE, mask);
    }
    texture.refresh();
    const map = this.make.tilemap({ data: rows, tileWidth: TILE, tileHeight: TILE });
    return map.createLayer(0, map.addTilesetImage('tiles'), 0, 0);
  }

  /** A step. Doors open when one walks into them, locked ones with their keys. */
  step(direction) {
    if (!direction || game.done) return;
    const to = maze.neighbour(game.position, direction);
    const door = game.doors.state(to);
    const thing = game.things.find(({ cell }) => cell === to);
    if (game.move(direction) === 'blocked') {
      const lock = maze.doors.find(({ cell }) => cell === to)?.lock;
      if (lock) say(`This door needs the ${LOCKS[lock - 1].name} key.`);
      return;
    }
    say(door === 'locked' ? 'The key fits.' : '');
    this.doors.get(to)?.setTexture('openDoor');
    this.tweens.killTweensOf(this.player);
    this.tweens.add({ targets: this.player, ...middleOf(to), duration: STEP });
    if (thing?.role === 'key') say(`You have the ${LOCKS[thing.lock - 1].name} key.`);
    if (thing?.role === 'treasure') say('Treasure!');
    this.things.get(to)?.destroy();
    this.things.delete(to);
    if (game.done) say(`You are out, after ${game.moves} steps.`);
    this.look();
  }

  /** The fog: what is in view is as bright as the light, what was seen is dim, the rest is dark. */
  look() {
    const visible = game.view();
    const torch = { cell: game.position, radius: 9 };
    const light = maze.light([torch], { through: game.through });
    const alphaOf = (cell) => {
      if (visible[cell]) return MEMORY + ((1 - MEMORY) * light[cell]) / 255;
      return game.seen[cell] ? MEMORY : 0;
    };
    this.layer.forEachTile((tile) => {
      const cell = maze.cellAt(tile.x, tile.y);
      tile.setAlpha(alphaOf(cell));
      tile.tint = visible[cell] ? WARM : COLD;
    });
    for (const [cell, image] of [...this.doors, ...this.things, [maze.end, this.exit]]) {
      image.setAlpha(alphaOf(cell));
    }
    const treasures = game.things.filter(({ role }) => role === 'treasure').length;
    show('keys', `Keys: ${game.keys.map((lock) => LOCKS[lock - 1].name).join(', ') || 'none'}`);
    show('treasure', `Treasures left: ${treasures}`);
  }

  /** A tap walks one step towards it. */
  stepTowards(x, y) {
    const [dx, dy] = [x - this.player.x, y - this.player.y];
    if (Math.abs(dx) > Math.abs(dy)) this.step(dx < 0 ? 'west' : 'east');
    else this.step(dy < 0 ? 'north' : 'south');
  }
}

const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
const say = (text) => show('message', text);

say('Find the keys and the way out. Arrow keys or WASD walk; so does a tap.');
new Phaser.Game({
  type: Phaser.AUTO,
  parent: 'game',
  backgroundColor: '#0b0d12',
  scale: { mode: Phaser.Scale.RESIZE },
  scene: Dungeon,
  pixelArt: true,
  audio: { noAudio: true },
  banner: false,
});
