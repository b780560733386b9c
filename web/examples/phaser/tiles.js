// The pictures of the game, drawn when it starts: a game of your own loads a tileset here instead.

export const TILE = 32;

/** The bits of a mask: which of the tiles around a tile are of its sort. */
const [NORTH, NORTH_EAST, EAST, SOUTH_EAST] = [1, 2, 4, 8];
const [SOUTH, SOUTH_WEST, WEST, NORTH_WEST] = [16, 32, 64, 128];
/** How wide the edge of rock is, and how high the wall that one sees below it. */
const EDGE = 5;
const FACE = 14;

/** Rock as seen from above: dark, with a bright edge towards the floor and a wall to the south. */
export function drawRock(context, x, y, mask) {
  const fill = (color, left, top, width, height) => {
    context.fillStyle = color;
    context.fillRect(x + left, y + top, width, height);
  };
  const end = TILE - EDGE;
  fill('#2a2530', 0, 0, TILE, TILE);
  const edge = '#6d5f72';
  if (!(mask & NORTH)) fill(edge, 0, 0, TILE, EDGE);
  if (!(mask & WEST)) fill(edge, 0, 0, EDGE, TILE);
  if (!(mask & EAST)) fill(edge, end, 0, EDGE, TILE);
  // A corner alone: rock on both sides, floor between them.
  const corners = [
    [NORTH_WEST, NORTH | WEST, 0, 0],
    [NORTH_EAST, NORTH | EAST, end, 0],
    [SOUTH_WEST, SOUTH | WEST, 0, end],
    [SOUTH_EAST, SOUTH | EAST, end, end],
  ];
  for (const [corner, sides, left, top] of corners) {
    if (!(mask & corner) && (mask & sides) === sides) fill(edge, left, top, EDGE, EDGE);
  }
  if (mask & SOUTH) return;
  fill(edge, 0, TILE - FACE - EDGE, TILE, EDGE);
  fill('#3b2a26', 0, TILE - FACE, TILE, FACE);
  for (let row = 0; row < 2; ++row) {
    for (let left = row * -8; left < TILE; left += 16) {
      const begin = Math.max(0, left);
      const width = Math.min(TILE, left + 15) - begin;
      fill(row === 0 ? '#9c6b4c' : '#84573d', begin, TILE - FACE + row * 7, width, 6);
    }
  }
}

/** Floor of four flagstones, in the shadow of the rock to its north and west. */
export function drawFloor(context, x, y, mask) {
  context.fillStyle = '#4a443f';
  context.fillRect(x, y, TILE, TILE);
  ['#8d8273', '#84796b', '#807568', '#8a7f71'].forEach((color, i) => {
    context.fillStyle = color;
    context.fillRect(x + (i % 2) * 16, y + Math.floor(i / 2) * 16, 15, 15);
  });
  context.fillStyle = '#0005';
  if (!(mask & NORTH)) context.fillRect(x, y, TILE, 6);
  if (!(mask & WEST)) context.fillRect(x, y, 6, TILE);
  if (!(mask & NORTH_WEST) && mask & NORTH && mask & WEST) context.fillRect(x, y, 6, 6);
}

/** Pictures in white and grey, so that a tint gives them the colour of a lock. */
const sprites = {
  player(context) {
    fillPath(context, '#e8b48a', 'M16 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10');
    fillPath(context, '#3f74c9', 'M9 16q7-4 14 0l3 12h-20z');
    fillPath(context, '#27406f', 'M9 10q1-8 7-8t7 8q-7-4-14 0');
    fillPath(context, '#ffdf7a', 'M26 8q4 4 0 9q-4-5 0-9');
    fillPath(context, '#7a5230', 'M25 16h2v9h-2z');
  },
  key(context) {
    fillPath(
      context,
      '#fff',
      'M10 10a6 6 0 1 1 0 12a6 6 0 1 1 0-12M15 14h13v4h-2v4h-3v-4h-3v3h-3v-3h-2z',
    );
    fillPath(context, '#333', 'M10 13.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5');
  },
  treasure(context) {
    fillPath(context, '#7d4a22', 'M5 14q0-8 11-8t11 8v12h-22z');
    fillPath(context, '#e8b93c', 'M5 14h22v3h-22zM14 13h4v7h-4zM5 24h22v2h-22z');
  },
  exit(context) {
    ['#0b1a2e', '#16345c', '#27609c', '#4fa3df', '#a5e0ff'].forEach((color, i) => {
      context.fillStyle = color;
      context.fillRect(3, 3 + i * 5.5, 26, 5);
    });
  },
  door(context) {
    fillPath(context, '#5a5a5a', 'M2 2h28v28h-28z');
    for (let x = 4; x < 28; x += 6) fillPath(context, '#d8d8d8', `M${x} 4h5v24h-5z`);
    fillPath(context, '#333', 'M4 9h24v2h-24zM4 21h24v2h-24zM22 15h4v4h-4z');
  },
  openDoor(context) {
    fillPath(context, '#bdbdbd', 'M0 0h5v32h-5zM27 0h5v32h-5z');
  },
};

function fillPath(context, color, path) {
  context.fillStyle = color;
  context.fill(new Path2D(path));
}

/** Adds the pictures to the textures of a Phaser game, each by its name. */
export function drawSprites(textures) {
  for (const [name, draw] of Object.entries(sprites)) {
    const texture = textures.createCanvas(name, TILE, TILE);
    draw(texture.context);
    texture.refresh();
  }
}
