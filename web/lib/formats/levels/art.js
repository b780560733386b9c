// The pictures of objects, 16 x 16 pixels each, a letter per pixel: see COLORS. `L` and `D` take the colour of
// a lock. Drawn for this project; CC0.

/** The colours by their letters; '.' is transparent. */
export const COLORS = Object.freeze({
  '.': '#000000',
  k: '#1d1b26',
  u: '#2f2d3d',
  U: '#3b394d',
  V: '#5c5979',
  q: '#453a42',
  S: '#6f5a60',
  s: '#8f7678',
  t: '#ab9291',
  f: '#c6b08d',
  F: '#d6c3a1',
  e: '#ac9470',
  c: '#a0937c',
  C: '#b0a48d',
  a: '#83775f',
  g: '#68604f',
  o: '#8a5a33',
  O: '#b17a45',
  d: '#5a3820',
  m: '#cdd2db',
  n: '#7d8494',
  y: '#f2c14e',
  Y: '#b8832a',
  r: '#d0463e',
  R: '#862838',
  h: '#6fb356',
  H: '#3c6f3f',
  b: '#5589dd',
  B: '#2f5094',
  p: '#9a66c4',
  P: '#5b3780',
  w: '#f8f4ea',
  x: '#12151f',
  X: '#242a38',
});

/** Light and dark colours of locks. */
export const LOCKS = [
  ['#f2c14e', '#a8741f'],
  ['#e0524a', '#8c2836'],
  ['#5f9bf0', '#2d509c'],
  ['#7cc45e', '#3b7440'],
  ['#b37be0', '#643b91'],
  ['#f0914a', '#9c4c20'],
  ['#62d0cf', '#22777f'],
  ['#f29ac4', '#a04a7c'],
];

/** @type {Readonly<Record<string, string>>} */
export const ART = {
  start: `
................
................
......k.........
.....khkkk......
.....khhhhkk....
.....khhhhhhkk..
.....khhhhhhhHk.
.....khhhhhHHk..
.....khhHHkkk...
.....kkkkk......
.....kmk........
.....kmk........
.....kmk........
....kknkk.......
...kHHHHHk......
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
...kktttttttkk..
..ktttkkkkttstk.
..kttkxxxxktssk.
.kttkxxxxxxktsk.
.kttkxxxxxxkssk.
.ktskxXXXXxkssk.
.ktskXXXXXXkssk.
.kttkXuuuuXktsk.
.kttkuuuuuukssk.
.ktskuUUUUukssk.
.ktskUUUUUUkssk.
.kttkUVVVVUktsk.
.kttkVVVVVVkssk.
.ktskVccccVkssk.
.kkkkccccccckkk.`,
  exit: `
.....kkkkkk.....
...kktttttttkk..
..ktttkkkkttstk.
..kttkbbbbktssk.
.kttkbbwwbbktsk.
.kttkbwwwwbkssk.
.ktskbwwwwbkssk.
.ktskbbwwbbkssk.
.kttkbbwwbbktsk.
.kttkbwwwwbkssk.
.ktskbwwwwbkssk.
.ktskbbwwbbkssk.
.kttkBbbbbBktsk.
.kttkBBbbBBkssk.
.ktskBBBBBBkssk.
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
..kOOOOOOOOOOk..
.kOyOOOOOOOOyok.
.kOyoooooooyook.
.kOyookkkkooYok.
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
.......kykk.....
.......kyyykk...
.kkkkkkkyyyyykk.
.kyyyyyyyyyyyyyk
.kYYYYYYYyyyyyYk
.kkkkkkkYyyyYkk.
.......kYYYkk...
.......kYkk.....
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
