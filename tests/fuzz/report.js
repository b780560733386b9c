/** What a run of the fuzzer met, accepted and found. */

/** @typedef {import('./cases.js').Case} Case @typedef {import('./drivers.js').Answer} Answer */

/** Every ordered pair of passes that follow one another. @param {Case} given */
const pairsOf = ({ options: { passes = [] } }) =>
  passes
    .slice(1)
    .map((/** @type {any} */ { id }, /** @type {number} */ at) => `${passes[at].id} ${id}`);

/** Counts, for one driver. */
export class Report {
  cases = 0;
  accepted = 0;
  /** @type {Map<string, { cases: number, accepted: number }>} */
  kinds = new Map();
  /** Rows and pairs of passes that were drawn, and those of accepted cases. */
  met = new Set();
  made = new Set();

  /** By row what was stated of what was counted, and the case with the least. @type {Map<string, { ratios: number[], least: number, number: number }>} */
  work = new Map();

  /** @param {Case} given @param {Answer} answer */
  #addWork({ number }, answer) {
    for (const [row, stated, counted] of 'work' in answer ? answer.work : []) {
      const known = this.work.get(row) ?? { ratios: [], least: Infinity, number };
      const ratio = stated / Math.max(counted, 1);
      known.ratios.push(ratio);
      if (ratio < known.least) Object.assign(known, { least: ratio, number });
      this.work.set(row, known);
    }
  }

  /** The stated work of a row as a multiple of the counted one, a line per row. */
  #workLines() {
    const middle = (/** @type {number[]} */ ratios) =>
      ratios.sort((a, b) => a - b)[ratios.length >> 1];
    return [...this.work]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([row, { ratios, least, number }]) =>
          `    ${row}: median ${middle(ratios).toFixed(1)} of ${ratios.length}, least ${least.toFixed(2)} (case ${number})`,
      );
  }

  /** @param {Case} given @param {Answer} answer */
  add(given, answer) {
    this.#addWork(given, answer);
    const isAccepted = !('refused' in answer);
    const kind = this.kinds.get(given.kind) ?? { cases: 0, accepted: 0 };
    kind.cases += 1;
    kind.accepted += Number(isAccepted);
    this.kinds.set(given.kind, kind);
    this.cases += 1;
    this.accepted += Number(isAccepted);
    const { options, solver } = given;
    const shape = options.shape?.id ?? options.shape ?? 'square';
    const rows = [
      options.algorithm,
      shape,
      options.exits,
      solver.id,
      ...(options.passes ?? []).map((/** @type {any} */ { id }) => id),
    ];
    for (const name of [...rows, ...pairsOf(given)]) {
      this.met.add(name);
      if (isAccepted) this.made.add(name);
    }
  }

  /** Rows and pairs of passes that no case had. @param {any} catalog */
  missing(catalog) {
    const { generators, shapes, passes, solvers, exits } = catalog;
    const rows = [...generators, ...shapes, ...passes, ...solvers, ...exits].map(({ id }) => id);
    const pairs = passes.flatMap((/** @type {any} */ one) =>
      passes.map((/** @type {any} */ other) => `${one.id} ${other.id}`),
    );
    return [...rows, ...pairs].filter((name) => !this.met.has(name));
  }

  /** @param {string} name @param {number} seconds @param {any} catalog */
  lines(name, seconds, catalog) {
    const share = (/** @type {{ cases: number, accepted: number }} */ { cases, accepted }) =>
      `${accepted} of ${cases} (${Math.round((100 * accepted) / cases)} %)`;
    const kinds = [...this.kinds].map(([kind, counts]) => `${kind} ${share(counts)}`);
    const pairs = [...this.made].filter((pair) => pair?.includes(' ')).length;
    const missing = this.missing(catalog).length;
    return [
      `${name}: ${this.cases} cases in ${seconds.toFixed(0)} s, ${(this.cases / seconds).toFixed(0)} per second`,
      `  accepted ${share(this)}: ${kinds.join(', ')}`,
      `  ${missing === 0 ? 'every row and every ordered pair of passes was met' : `${missing} rows and pairs of passes were not met`}; ${pairs} pairs of passes made a maze`,
      ...(this.work.size > 0 ? ['  work stated of that counted:', ...this.#workLines()] : []),
    ];
  }
}
