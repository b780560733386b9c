/**
 * Rules of messages that name what only programmers know, and what the page says instead; `$1` stands
 * for the first group. Other messages need only their field's name and separators.
 * @type {[RegExp, string][]}
 */
const SENTENCES = [
  [/^must be a whole number of cells, 1 or more/, 'must be a whole number, 1 or more'],
  [
    /^must be a whole number \(a safe integer.*/,
    'is too large a number. Use at most 64 bits, or text',
  ],
  [/^times height must/, 'times height must'],
  [
    /^makes (\d+) cells on this shape; at most (\d+) are allowed/,
    'makes $1 cells on this grid, which may have $2',
  ],
  [
    /^must be one of .* with algorithm ('[^']+'), which needs every cell.*/,
    'does not go with $1, which needs every cell',
  ],
  [/^must come before ('[^']+').*/, 'must come before $1'],
  [/^must be another one on shape .*/, 'does not run on this grid'],
  [/^must be another one on a glued surface.*/, 'does not run on a surface that is glued'],
  [/^must be another one with a mask or an outline.*/, 'does not run on a grid that is cut out'],
  [/^must be another one where the mask or graph has.*/, 'needs a grid in one piece'],
  [
    /^must be another one on this grid, which has no symmetry.*/,
    'does not run on this grid, which has no symmetry',
  ],
  [/^must be another one on this grid.*/, 'does not go with this grid'],
  [/^must be a symmetry of this grid.*/, 'does not go with this grid, which has another symmetry'],
  [/^must be '\w+' on this grid, which is not.*/, 'must be the other one on this grid'],
  [/^must be one of(?: \d+)+ on this grid.*/, 'does not go with this grid'],
  [/^must be 1 with this mask.*/, 'must be 1: copies of this outline would not touch'],
  [/^must not be one that changes the grid together with ('[^']+').*/, 'does not go with $1'],
  [/^must be at least min, (\d+)/, 'must be at least $1, the smallest size'],
  [/^must join neighbours of the grid.*/, 'must join cells that are next to each other'],
  [/^must be a list of pairs of cells.*/, 'must be pairs of cells'],
  [/^must visit every cell once.*/, 'must not visit a cell twice'],
  [/^must be a range from low to high.*/, 'must be a range from a low to a high number'],
  [/^must have no cell or at least two.*/, 'must have at least two cells'],
  [
    /^must not close a loop, nor with the path.*/,
    'must not close a loop, alone or with the solution',
  ],
  [/^must not close a wished passage.*/, 'must not close what another wish opens'],
  [/^must leave all cells connected.*/, 'must not cut cells off'],
  [/ on shape '[^']+'(, whose [^;]*)?/, ' on this grid'],
  [/ unless shape\.subdivide is true/, ' where wide cells are not split'],
  [/^must be one of .* with algorithm ('[^']+'), (.*)$/, 'does not go with $1, $2'],
  [/^must be one of .*/, 'must be one of the list'],
  [/^must be true or false.*/, 'must be on or off'],
  [/^must be a colour of .*/, 'must be a colour'],
  [/^must be a CSS colour: .*/, 'must be a CSS colour, such as crimson or #d14'],
  [/ in steps of 0\.001/, ' with at most three decimals'],
  [/^must be a text of at most (\d+) bytes in UTF-8/, 'is too long: it may have $1 bytes'],
  [/^must be over 0 if .*/, 'must be over 0 if the other three weights are 0'],
  [/^must be 0\.5 in mode 'original'.*/, 'must be 0.5 in the original example'],
  [/^must be left out in mode 'original'.*/, 'cannot be changed in the original example'],
  [
    / in mode 'original' with this minLeaf and these ratios/,
    ' in the original example with these areas',
  ],
  [/^must be 'standard'.*/, 'does not go with this algorithm and grid'],
  [/ \([^()]*[*+][^()]*\) to hold a room/, ' to hold a room'],
  [/^must be at most params\.\w+, (\d+)/, 'must be at most $1, the highest cut'],
  [/^must be at most params\.\w+/, 'must be at most the highest value'],
  [/^must keep one connected region.*/, 'falls into pieces that do not touch'],
  [
    /^must be (left out|'\w+') with algorithm ('[^']+'), which needs .*/,
    'does not go with $2, which needs every cell',
  ],
  [/^must keep at least one cell.*/, 'keeps no cell'],
  [/^must have one entry per cell, (\d+)/, 'must have $1 cells'],
  [
    /^must connect all nodes unless .* from (node \d+ to node \d+)/,
    'must connect all nodes: no path leads from $1',
  ],
  [/^must join two different nodes; got (\d+) - .*/, 'must not join node $1 to itself'],
  [/^must have each pair of nodes once; got (\d+) - (\d+) twice/, 'must have $1-$2 only once'],
  [/^must join nodes with numbers below .*/, 'must join nodes that exist'],
  [
    /^of this maze could take more than (\d+) bytes.*/,
    'of this maze could take more than $1 bytes. Reduce the cell size or the maze',
  ],
  [/^(tiles )?needs tiles, .*/, 'needs a grid of squares'],
  [/^must be # and 3, 4, 6 or 8 hexadecimal digits.*/, 'must be a colour, such as #d14'],
  [/^must be generated with steps.*/, 'has no steps of which a film could be made'],
  [
    /^must be 'solution' for a maze without steps.*/,
    'of this maze is too long: choose the solution',
  ],
  [/^must be 'maze': no path leads.*/, 'must be how the maze is made: no path leads to the end'],
  [/^must be one or several of .*/, 'must have one or several of the list'],
  [/^must be at least (?:smallest|easiest), ([\d.]+)/, 'must be at least $1, that of the first'],
  [/: give the bytes of its file as font/, ': choose its file'],
  [/^must be the bytes of a TrueType font.*/, 'must be a file of a TrueType font (.ttf)'],
  [/^must have TrueType outlines.*/, 'must be a file of a TrueType font (.ttf)'],
  [/^must be a Uint8Array or null.*/, 'must be a file'],
  [/^must be another one on this maze .*/, 'cannot be used on this maze'],
  [/^must be left out if endless is true/, 'has no meaning in an endless world'],
];

/** Sentences for problems that say nothing to people who fill in a form. @type {Record<string, string>} */
const GENERAL = {
  'invalid-code': 'This code cannot be read.',
  'out-of-memory': 'There is not enough memory for this.',
  cancelled: 'Cancelled.',
  internal: 'Something went wrong inside the library.',
};

/**
 * A sentence in English about a problem, for people who fill in a form.
 * @param {import('mazewright/dungeons').Problem} problem
 * @param {string} label of its field
 * @param {(id: string) => string} titleOf the title of the id of a catalog row
 */
export function problemSentence({ code, field, message }, label, titleOf) {
  if (code in GENERAL) return GENERAL[code];
  const own = message.startsWith(`${field} `);
  const rest = (own ? message.slice(field.length + 1) : message).replace(
    /; option maxCells .*$/,
    '',
  );
  const rule = SENTENCES.find(([pattern]) => pattern.test(rest));
  const said = rule ? rest.replace(...rule) : rest;
  const plain = said
    .replace(/; (got|it|some) .*$/s, '')
    .replace(/'([A-Za-z]\w*)'/g, (_, id) => `“${titleOf(id)}”`)
    .replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString('en'));
  const name = label.replace(/ \(.*\)$/, '');
  const sentence = own ? `${name} ${plain}` : plain;
  return `${sentence[0].toUpperCase()}${sentence.slice(1)}`.replace(/[^.?!]$/, '$&.');
}
