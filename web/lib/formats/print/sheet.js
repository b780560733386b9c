import { inkOf } from './color.js';

/** @typedef {import('@cantoo/pdf-lib').PDFPage} PDFPage */
/** @typedef {import('./fonts.js').FontUse} FontUse */

/**
 * How a path is painted: filled, or drawn with a line of a width in the units of the path.
 * @typedef {{ fill?: string, stroke?: string, width?: number, cap?: 'butt' | 'round' | 'square',
 *   dash?: number[], evenOdd?: boolean }} Paint
 */

/**
 * @typedef {object} TextStyle
 * @property {number} size of the font, in points
 * @property {FontUse} [use] 'regular'
 * @property {'left' | 'center' | 'right'} [align] of which place x is; 'left'
 * @property {string} [color] '#000000'
 * @property {string} [halo] the colour of a ground around the letters; none
 */

const CAPS = { butt: 0, round: 1, square: 2 };

/** Width of the outline that makes the letters of one font bold, in sizes of it. */
const BOLD = 0.035;

/** A number of a content stream: no exponent, no needless digit. @param {number} value */
const number = (value) => String(+value.toFixed(3));

/** A curve of a quarter circle is as far from its corners as this. */
const KAPPA = 0.5523;

/**
 * Path data of a page: lines and curves. Source: ISO 32000-1, 8.5.
 */
export class Path {
  /** @type {string[]} */
  #parts = [];

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.#parts.push(`${number(x)} ${number(y)} m`);
    return this;
  }

  /** @param {number} x @param {number} y */
  line(x, y) {
    this.#parts.push(`${number(x)} ${number(y)} l`);
    return this;
  }

  /** A line through points x0 y0 x1 y1 ... @param {ArrayLike<number>} points */
  through(points) {
    this.move(points[0], points[1]);
    for (let i = 2; i + 1 < points.length; i += 2) this.line(points[i], points[i + 1]);
    return this;
  }

  /** A curve by Bézier with two control points. @param {...number} points six numbers */
  curve(...points) {
    this.#parts.push(`${points.map(number).join(' ')} c`);
    return this;
  }

  close() {
    this.#parts.push('h');
    return this;
  }

  /** @param {readonly (readonly [number, number])[]} points */
  polygon(points) {
    for (const [i, [x, y]] of points.entries()) i === 0 ? this.move(x, y) : this.line(x, y);
    return this.close();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rectangle(x, y, width, height) {
    this.#parts.push(`${[x, y, width, height].map(number).join(' ')} re`);
    return this;
  }

  /** @param {number} x @param {number} y @param {number} radius */
  circle(x, y, radius) {
    const k = radius * KAPPA;
    return this.move(x + radius, y)
      .curve(x + radius, y + k, x + k, y + radius, x, y + radius)
      .curve(x - k, y + radius, x - radius, y + k, x - radius, y)
      .curve(x - radius, y - k, x - k, y - radius, x, y - radius)
      .curve(x + k, y - radius, x + radius, y - k, x + radius, y)
      .close();
  }

  get isEmpty() {
    return this.#parts.length === 0;
  }

  toString() {
    return this.#parts.join('\n');
  }
}

/**
 * A page that is drawn on, in points from its upper left corner.
 */
export class Sheet {
  /** @type {string[]} */
  #content = [];
  #page;
  #ruler;
  /** Names of fonts and of opacities in the resources of the page. @type {Map<unknown, string>} */
  #names = new Map();

  /**
   * @param {PDFPage} page
   * @param {import('./fonts.js').Ruler} ruler
   */
  constructor(page, ruler) {
    this.#page = page;
    this.#ruler = ruler;
    this.width = page.getWidth();
    this.height = page.getHeight();
    this.#content.push(`1 0 0 -1 0 ${number(this.height)} cm`);
  }

  /** Paints a path. @param {Path} path @param {Paint} paint */
  path(path, { fill, stroke, width = 1, cap = 'butt', dash, evenOdd }) {
    const [inside, line] = [fill, stroke].map((color) => (color ? inkOf(color) : null));
    if (path.isEmpty || (!inside && !line)) return;
    this.#content.push('q');
    if (inside) this.#content.push(`${inside.rgb} rg`);
    if (line) this.#content.push(`${line.rgb} RG ${number(width)} w ${CAPS[cap]} J 1 j`);
    if (line && dash) this.#content.push(`[${dash.map(number).join(' ')}] 0 d`);
    this.#setOpacity(inside?.alpha ?? 1, line?.alpha ?? 1);
    const star = evenOdd ? '*' : '';
    this.#content.push(String(path), inside && line ? `B${star}` : inside ? `f${star}` : 'S', 'Q');
  }

  /**
   * Draws in other units: a point (x, y) of them, turned by an angle, is at (left + x * scale, top + y * scale).
   * @param {{ left: number, top: number, scale: number, angle?: number }} to the angle is clockwise
   * @param {() => void} draw
   */
  within({ left, top, scale, angle = 0 }, draw) {
    const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    const matrix = [cos, sin, -sin, cos, left, top].map((value) => String(+value.toFixed(5)));
    this.#content.push('q', `${matrix.join(' ')} cm`);
    draw();
    this.#content.push('Q');
  }

  /** The width of a text in points. @param {string} text @param {number} size @param {FontUse} [use] */
  textWidth(text, size, use = 'regular') {
    return this.#ruler.textWidth(text, size, use);
  }

  /**
   * Writes one line. Throws a MazeError for letters that the fonts have not.
   * @param {string} text
   * @param {number} x
   * @param {number} y of the line on which the letters stand
   * @param {TextStyle} style
   */
  text(text, x, y, { size, use = 'regular', align = 'left', color = '#000000', halo }) {
    const ink = inkOf(color);
    if (text === '' || !ink) return;
    const runs = this.#ruler.runsOf(text, use);
    const widths = runs.map((run) => this.#ruler.widthOf(run, size));
    const wide = widths.reduce((sum, width) => sum + width, 0);
    let left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    const written = runs.map((run, i) => {
      const { font, isThin } = run;
      const name = this.#nameOf(font, () => this.#page.node.newFontDictionary('F', font.ref));
      const codes = `/${name} ${number(size)} Tf 1 0 0 -1 ${number(left)} ${number(y)} Tm ${this.#ruler.encode(run)} Tj`;
      left += widths[i];
      return { codes, isThin };
    });
    const ground = halo ? inkOf(halo) : null;
    for (const { codes } of ground ? written : []) {
      this.#content.push(`q ${ground?.rgb} RG ${number(size * 0.3)} w 1 j BT 1 Tr ${codes} ET Q`);
    }
    for (const { codes, isThin } of written) {
      const mode = isThin ? `${ink.rgb} RG ${number(size * BOLD)} w 2 Tr ` : '';
      this.#content.push(`q ${ink.rgb} rg`);
      this.#setOpacity(ink.alpha, ink.alpha);
      this.#content.push(`BT ${mode}${codes} ET Q`);
    }
  }

  /** Ends the page; nothing can be drawn on it any more. */
  finish() {
    const { context } = this.#page.doc;
    const stream = context.flateStream(this.#content.join('\n'));
    this.#page.node.addContentStream(context.register(stream));
  }

  /** @param {number} fill @param {number} line */
  #setOpacity(fill, line) {
    if (fill === 1 && line === 1) return;
    const { doc, node } = this.#page;
    const state = () => doc.context.obj({ Type: 'ExtGState', ca: fill, CA: line });
    const name = this.#nameOf(`${fill} ${line}`, () => node.newExtGState('G', state()));
    this.#content.push(`/${name} gs`);
  }

  /** @param {unknown} key @param {() => import('@cantoo/pdf-lib').PDFName} make */
  #nameOf(key, make) {
    const known = this.#names.get(key) ?? make().decodeText();
    this.#names.set(key, known);
    return known;
  }
}
