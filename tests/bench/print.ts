/** Results as Markdown, for docs/performance.md. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

type Cell = string | number;
export const printRow = (cells: readonly Cell[]) => print(`| ${cells.join(' | ')} |`);
export function printHead(cells: readonly string[]) {
  printRow(cells);
  printRow(cells.map(() => '---'));
}
