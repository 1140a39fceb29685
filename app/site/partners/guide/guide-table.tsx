import { type Block, plainText } from '#core/site/guide/guide-text.ts';
import { GuideLine } from './guide-line.tsx';

interface GuideTableProps {
  table: Extract<Block, { kind: 'table' }>;
  /** The heading it is under. */
  labelledBy: string;
}

/** Shows a table; if it is wider than the page, it is moved in its own box, by keys too. */
export function GuideTable({ table: { head, rows }, labelledBy }: GuideTableProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys
      tabIndex={0}
      className="guide-table rounded border border-line bg-paper"
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={String(place)} scope="col">
                <GuideLine line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={String(place)}>
              {row.map((cell, column) => (
                <td key={String(column)} data-column={plainText(head[column] ?? [])}>
                  <GuideLine line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
