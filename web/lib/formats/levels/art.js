// The pictures of objects, 16 x 16 pixels each, a letter per pixel: see COLORS. `L` and `D` take the colour of
// a lock. Drawn for this project; CC0.
import { colorOfThing, mixed } from '../../looks/colors.js';
import { palettes } from '../../looks/palette.js';
import { STONES } from '../../looks/roles.js';
import { LOCK_COLORS } from './tileset.js';

const { ink, line, edge, floor, hall, wood, second, mark, monster, boss } = palettes.light;
const { wall, slab } = STONES;

/** The darker of the two colours of what is lit. @param {string} color */
const shaded = (color) => mixed(color, ink, 0.38);

/** The colours by their letters, shades of those of roles; '.' is transparent. */
export const COLORS = Object.freeze({
  '.': '#000000',
  k: ink,
  u: mixed(ink, wall, 0.13),
  U: mixed(ink, wall, 0.2),
  V: mixed(ink, wall, 0.42),
  q: mixed(wall, ink, 0.78),
  S: mixed(wall, ink, 0.52),
  s: mixed(wall, ink, 0.34),
  t: mixed(wall, ink, 0.16),
  f: mixed(floor, slab, 0.75),
  F: mixed(floor, slab, 0.5),
  e: mixed(slab, ink, 0.14),
  c: mixed(hall, edge, 0.7),
  C: mixed(hall, edge, 0.5),
  a: edge,
  g: mixed(edge, ink, 0.3),
  o: mixed(wood, ink, 0.3),
  O: wood,
  d: mixed(wood, ink, 0.6),
  n: mixed(line, ink, 0.4),
  m: line,
  y: mark,
  Y: shaded(mark),
  r: boss,
  R: shaded(boss),
  h: monster,
  H: shaded(monster),
  b: second,
  B: shaded(second),
  w: floor,
  x: mixed(ink, '#000000', 0.4),
  X: mixed(ink, wall, 0.05),
});

/** Light and dark colours of locks. */
export const LOCKS = Array.from({ length: LOCK_COLORS }, (_, i) => {
  const color = colorOfThing(palettes.light, { role: 'key', lock: i + 1 });
  return [color, shaded(color)];
});

/** @type {Readonly<Record<string, string>>} */
export const ART = {
  start: `
................
................
......k.........
.....kbkkk......
.....kbbbbkk....
.....kbbbbbbkk..
.....kbbbbbbbBk.
.....kbbbbbBBk..
.....kbbBBkkk...
.....kkkkk......
.....kmk........
.....kmk........
.....kmk........
....kknkk.......
...kBBBBBk......
....kkkkk.......`,
  end: `
................
................
.......kk.......
......kyyk......
......kyyk......
.....kyyyyk.....
kkkkkkywyykkkkkk
kyyyyywwyyyyyyYk
.kyyyywyyyyyYYk.
..kyyyyyyyyYYk..
...kyyyyyyYYk...
...kyyyyyyYYk...
..kyyyyYYyyYYk..
..kyyYYkkYYYYk..
..kYYkk..kkYYk..
..kkk......kkk..`,
  entrance: `
.....kkkkkk.....
...kkbbbbbbbkk..
..kbbbkkkkbbBbk.
..kbbkxxxxkbBBk.
.kbbkxxxxxxkbBk.
.kbbkxxxxxxkBBk.
.kbBkxXXXXxkBBk.
.kbBkXXXXXXkBBk.
.kbbkXuuuuXkbBk.
.kbbkuuuuuukBBk.
.kbBkuUUUUukBBk.
.kbBkUUUUUUkBBk.
.kbbkUVVVVUkbBk.
.kbbkVVVVVVkBBk.
.kbBkVccccVkBBk.
.kkkkccccccckkk.`,
  exit: `
.....kkkkkk.....
...kktttttttkk..
..ktttkkkkttstk.
..kttkyyyyktssk.
.kttkyywwyyktsk.
.kttkywwwwykssk.
.ktskywwwwykssk.
.ktskyywwyykssk.
.kttkyywwyyktsk.
.kttkywwwwykssk.
.ktskywwwwykssk.
.ktskyywwyykssk.
.kttkYyyyyYktsk.
.kttkYYyyYYkssk.
.ktskYYYYYYkssk.
.kkkkccccccckkk.`,
  boss: `
..k..........k..
.kYk...kk...kYk.
.kyYk.kyyk.kYyk.
..kyYkyyyykYyk..
..kkrrrrrrrrkk..
.krrrrrrrrrrRRk.
.krkkrrrrrkkRRk.
.krywkrrrkwyRRk.
.krrkkrrrrkkRRk.
.krrrrrrrrrRRRk.
.krrkkkkkkkkRRk.
.krkwkwkwkwkkRk.
.krkkxxxxxxkkRk.
.krrkwkwkwkkRRk.
..krrkkkkkkRRk..
...kkkkkkkkkk...`,
  treasure: `
................
................
................
...kkkkkkkkkk...
..kyyyyyyyyyyk..
.kyOyyyyyyyyOYk.
.kyOYYYYYYYYOYk.
.kyOYYkkkkYYoYk.
.kkkkkkyykkkkkk.
.kYYYYkyykYYYYk.
.kooyokkkkoyodk.
.kooyoooooyoodk.
.kooyoooooyoodk.
.kddYdddddYdddk.
..kkkkkkkkkkkk..
................`,
  monster: `
................
................
................
................
.....kkkkkk.....
....khhhhhhk....
...khhwhhhhhk...
..khhwhhhhhhhk..
..khhkkhhkkhhk..
.khhhwkhhwkhhhk.
.khhhkkhhkkhHHk.
.khhhhhhhhhhHHk.
.khhhhkkkkhHHHk.
.khHhhhhhhHHHHk.
..kHHHHHHHHHHk..
...kkkkkkkkkk...`,
  stairsUp: `
................
.kkkkkkkkkkkkkk.
.kwwwwwwwwwwwwk.
.kttttttttttttk.
.kkkkkkkkkkkkkk.
.ktttttttttttsk.
.kssssssssssssk.
.kkkkkkkkkkkkkk.
.kssssssssssssk.
.kSSSSSSSSSSSSk.
.kkkkkkkkkkkkkk.
.kssSSSSSSSSSSk.
.kSqqqqqqqqqqqk.
.kkkkkkkkkkkkkk.
.kqqqqqqqqqqqqk.
.kkkkkkkkkkkkkk.`,
  stairsDown: `
................
.kkkkkkkkkkkkkk.
.kxxxxxxxxxxxxk.
.kxxxxxxxxxxxxk.
.kxkXXXXXXXXkxk.
.kxkXXXXXXXXkxk.
.kxkkkkkkkkkkxk.
.kxkuqqqqqqukxk.
.kXkqqqqqqqqkXk.
.kXkkkkkkkkkkXk.
.kukSSSSSSSSkuk.
.kukSSSSSSSSkuk.
.kqkkkkkkkkkkqk.
.kqkttttttttkqk.
.kSkssssssssksk.
.kkkkkkkkkkkkkk.`,
  stairsUpDown: `
................
.kkkkkkkkkkkkkk.
.kwwwwwkxxxxxxk.
.ktttttkxxxxxxk.
.kkkkkkkxXXXXxk.
.ktttttkxkkkkxk.
.ksssssksqqqqxk.
.kkkkkkkXqqqqXk.
.ksssssksXkkkXk.
.kSSSSSkuSSSSuk.
.kkkkkkkuSSSSuk.
.kSSSSSkqkkkkqk.
.kqqqqqkqttttqk.
.kkkkkkkSssssSk.
.kqqqqqkSssssSk.
.kkkkkkkkkkkkkk.`,
  arrowEast: `
................
................
................
.......kk.......
.......kVkk.....
.......kVVVkk...
.kkkkkkkVVVVVkk.
.kVVVVVVVVVVVVVk
.kUUUUUUUVVVVVUk
.kkkkkkkUVVVUkk.
.......kUUUkk...
.......kUkk.....
.......kk.......
................
................
................`,
  key: `
................
................
...kkkkk........
..kLLLLLk.......
.kLLkkkLLk......
.kLk...kLkkkkkk.
.kLk...kLLLLLLLk
.kLk...kDDDDDDDk
.kLLkkkLDkkDkDk.
..kDLLLDk.kDkDk.
...kkkkk..kkkkk.
................
................
................
................
................`,
  openDoor: `
UUUUUUUUUUUUUUUU
UUuUUUUUUuUUUUUU
kkkkkkkkkkkkkkkk
stkkkkkkkkkkkkst
sskdkxxxxxxxxkss
qqkokxxxxxxxxkqq
stkOkxxxxxxxxkst
sskokXXXXXXXXkss
qqkokXXXXXXXXkqq
stkOkuuuuuuuukst
sskokuuuuuuuukss
qqkyknnnnnnnukqq
stkOkaaaaaaaakst
sskokaaaaaaaakss
qqkokccccccccaqq
kkkkkcccccccckkk`,
  closedDoor: `
UUUUUUUUUUUUUUUU
UUuUUUUUUuUUUUUU
kkkkkkkkkkkkkkkk
stkkkkkkkkkkkkst
sskOOkOOOkOOOkss
qqkOokOookOookqq
stknnnnnnnnnnkst
sskookoookoodkss
qqkOokOookOodkqq
stkOokOookyodkst
sskOokOookYodkss
qqkOokOookOodkqq
stknnnnnnnnnnkst
sskookoookoodkss
qqkdokdodkdddkqq
kkkkkkkkkkkkkkkk`,
  lockedDoor: `
UUUUUUUUUUUUUUUU
UUuUUUUUUuUUUUUU
kkkkkkkkkkkkkkkk
stkkkkkkkkkkkkst
sskOOkOOOkOOOkss
qqkDDDDDDDDDDkqq
stkLLLLLLLLLLkst
sskookkkkkoodkss
qqkOkLLLLLkodkqq
stkOkLkkkLkodkst
sskOkLLkLLkodkss
qqkOkLDkDLkodkqq
stkDDkkkkkDDDkst
sskLLLLLLLLLLkss
qqkdokdodkdddkqq
kkkkkkkkkkkkkkkk`,
  openDoorSideways: `
.....kkkkkk.....
.....kOOook.....
.....kOyodk.....
.....kOoodk.....
.....kddddk.....
.....kkkkkk.....
................
................
................
................
................
................
................
......kkkk......
.....kddddk.....
.....kkkkkk.....`,
  closedDoorSideways: `
.....kkkkkk.....
.....kOOook.....
.....kOoodk.....
.....knnnnk.....
.....kOoodk.....
.....kOoodk.....
.....kOoodk.....
.....kyyYYk.....
.....kyyYYk.....
.....kOoodk.....
.....kOoodk.....
.....knnnnk.....
.....kOoodk.....
.....kOoodk.....
.....kddddk.....
.....kkkkkk.....`,
  lockedDoorSideways: `
.....kkkkkk.....
.....kOOook.....
.....kLLDDk.....
.....kOoodk.....
....kkkkkkkk....
...kLLLLLLDDk...
...kLLkkkkDDk...
...kLkLLLLkDk...
...kLLLkkLLDk...
...kLLLkkLDDk...
...kDDDDDDDDk...
....kkkkkkkk....
.....kLLDDk.....
.....kOoodk.....
.....kddddk.....
.....kkkkkk.....`,
};
