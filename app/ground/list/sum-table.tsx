import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface SumTableProps {
  caption: string;
  /** The heads of the columns; sums stand at the end of theirs. */
  heads: { text: string; isSum?: boolean }[];
  /** The first cell says what the row is of. */
  rows: { key: string | number; cells: ReactNode[] }[];
  foot?: ReactNode[];
}

const CELL = 'p-2 align-top border-b border-line';
const sumLook = (isSum: boolean | undefined) =>
  isSum ? 'text-end tabular whitespace-nowrap' : 'text-start';

/** Sums in columns, for screens with room for them; on others it scrolls within itself. */
export function SumTable({ caption, heads, rows, foot }: SumTableProps) {
  const row = (cells: ReactNode[], weight = 'font-normal') =>
    cells.map((cell, at) => {
      const head = heads[at];
      const look = cx(CELL, weight, sumLook(head?.isSum));
      return at === 0 ? (
        <th key={head?.text} scope="row" className={cx(look, 'whitespace-nowrap')}>
          {cell}
        </th>
      ) : (
        <td key={head?.text} className={look}>
          {cell}
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            {heads.map(({ text, isSum }) => (
              <th key={text} scope="col" className={cx(CELL, 'font-semibold', sumLook(isSum))}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>{row(cells)}</tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>{row(foot, 'font-semibold')}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
