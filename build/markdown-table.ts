/** Returns a table in Markdown, its columns filled up with spaces; the first row is its head. */
export function writeTable([head = [], ...rows]: readonly string[][]): string {
  const widths = head.map((_cell, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const lines = [head, head.map(() => ''), ...rows].map((row, at) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0, at === 1 ? '-' : ' '));
    return `| ${cells.join(' | ')} |`;
  });
  return lines.join('\n');
}
