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

  /** @param {Case} given @param {Answer} answer */
  add(given, answer) {
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
    ];
  }
}
