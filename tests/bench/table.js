/** The results as one table, a row a case and a column a size. */

const number = (value) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0);

function cell(result, fastestPeer) {
  if (!result || result.nsPerCell === undefined) return result?.note ?? '';
  const time = number(result.nsPerCell);
  const peer = fastestPeer?.nsPerCell;
  if (result.group !== 'generate' || !peer) return time;
  return `${time} (${number(result.nsPerCell / peer)}x)`;
}

/** Growth of the time a cell takes, from the smallest size to the largest measured. */
export function growthOf(results) {
  const measured = results.filter(({ nsPerCell }) => nsPerCell !== undefined);
  if (measured.length < 2) return null;
  return measured.at(-1).nsPerCell / measured[0].nsPerCell;
}

export function tableOf(results, sizes) {
  const names = [...new Set(results.map(({ name }) => name))];
  const fastest = new Map(
    sizes.map((size) => {
      const peers = results.filter((r) => r.peer && r.size === size && r.nsPerCell !== undefined);
      return [size, peers.sort((a, b) => a.nsPerCell - b.nsPerCell)[0]];
    }),
  );
  const rows = names.map((name) => {
    const its = sizes.map((size) => results.find((r) => r.name === name && r.size === size));
    const growth = growthOf(its.filter(Boolean));
    const times = its.map((result, index) => cell(result, fastest.get(sizes[index])));
    return [name, ...times, growth === null ? '' : `${growth.toFixed(2)}x`];
  });
  const head = ['ns a cell', ...sizes.map((size) => `${size} x ${size}`), 'growth'];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}
