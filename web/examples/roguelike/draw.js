// The picture of a floor: tiles in the light of torches, and letters on them.

const TILE = 28;
export const LOCKS = [
  { name: 'golden', color: '#ffd75e' },
  { name: 'blue', color: '#6fc3ff' },
  { name: 'pink', color: '#ff8ac0' },
];
const FONT = `bold ${TILE - 4}px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace`;
const WOOD = [158, 100, 54];

const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');

/**
 * Draws what the player has seen. `visible` is what one sees now, `light` how bright it is.
 */
export function draw({ game, monsters, visible, light, isAlive }) {
  const { maze, position, seen } = game;
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth * devicePixelRatio;
  canvas.height = clientHeight * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  const player = maze.positionOf(position);
  context.translate(
    Math.round(clientWidth / 2 - (player.x + 0.5) * TILE),
    Math.round(clientHeight / 2 - (player.y + 0.5) * TILE),
  );
  Object.assign(context, { font: FONT, textAlign: 'center', textBaseline: 'middle' });

  /** A colour as it looks on a tile: warm in the light, dark and blue in memory. */
  const lit = ([red, green, blue], cell) => {
    const share = 0.12 + (0.95 * light[cell]) / 255;
    return visible[cell]
      ? `rgb(${red * share * 1.1} ${green * share} ${blue * (0.8 * share + 0.05)})`
      : `rgb(${red * 0.26} ${green * 0.29} ${blue * 0.42})`;
  };
  const placeOf = (cell) => [(cell % maze.width) * TILE, Math.floor(cell / maze.width) * TILE];
  const isRock = (cell) => maze.kinds[cell] === 0;

  for (let cell = 0; cell < maze.cellCount; ++cell) {
    if (!seen[cell]) continue;
    const [x, y] = placeOf(cell);
    const fill = (color, left, top, width, height) => {
      context.fillStyle = lit(color, cell);
      context.fillRect(x + left, y + top, width, height);
    };
    fill(isRock(cell) ? [62, 54, 66] : [52, 44, 42], 0, 0, TILE, TILE);
    if (!isRock(cell)) {
      const stone = [132, 118, 102].map((part) => part * grain(cell));
      fill(stone, 0, 0, TILE - 1, TILE - 1);
    } else if (cell + maze.width < maze.cellCount && !isRock(cell + maze.width)) {
      drawBricks(fill, cell);
    }
  }

  for (const { cell, state, lock } of game.doors.list) {
    if (!seen[cell]) continue;
    const [x, y] = placeOf(cell);
    // A door in a wall from west to east is seen from the front, another one from its edge.
    const isFront = isRock(cell - 1);
    const size = state === 'open' ? 5 : isFront ? TILE : 12;
    const left = state === 'open' || isFront ? 0 : (TILE - size) / 2;
    context.fillStyle = lit(WOOD, cell);
    context.fillRect(x + left, y, size, TILE);
    context.fillStyle = lit([90, 52, 24], cell);
    for (let plank = 7; plank < size; plank += 7) context.fillRect(x + left + plank, y, 1, TILE);
    if (state === 'locked') drawGlyph('▪', cell, LOCKS[lock - 1].color);
  }

  function drawGlyph(glyph, cell, color) {
    const [x, y] = placeOf(cell);
    context.globalAlpha = visible[cell] ? 1 : 0.4;
    Object.assign(context, { fillStyle: color, shadowColor: '#000', shadowBlur: 4 });
    context.fillText(glyph, x + TILE / 2, y + TILE / 2 + 1);
    Object.assign(context, { globalAlpha: 1, shadowBlur: 0 });
  }
  if (seen[maze.end]) drawGlyph('>', maze.end, '#9fe8ff');
  for (const { cell, role, lock } of game.things) {
    if (!seen[cell]) continue;
    if (role === 'treasure') drawGlyph('$', cell, '#ffd75e');
    if (role === 'key') drawGlyph('k', cell, LOCKS[lock - 1].color);
  }
  for (const { cell, glyph, color } of monsters) if (visible[cell]) drawGlyph(glyph, cell, color);
  drawGlyph('@', position, isAlive ? '#fff4dc' : '#ff6b5e');
}

/** A number from 0.9 to 1.1 that belongs to a stone, so that no two look the same. */
const grain = (stone) => 0.9 + 0.2 * Math.abs((Math.sin(stone * 12.9898) * 43758.5453) % 1);

/** The face of a wall, where there is floor to the south. */
function drawBricks(fill, cell) {
  fill([40, 30, 28], 0, 8, TILE, TILE - 8);
  for (let row = 0; row < 3; ++row) {
    for (let left = -7 * (row % 2); left < TILE; left += 14) {
      const brick = [158, 104, 72].map((part) => part * grain(cell * 7 + row * 3 + left));
      const begin = Math.max(0, left);
      fill(brick, begin, 9 + row * 6, Math.min(TILE, left + 13) - begin, 5);
    }
  }
}
