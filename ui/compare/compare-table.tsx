import type { ReactNode } from 'react';

export interface CompareRow<Subject> {
  name: string;
  read(subject: Subject): ReactNode;
}

interface CompareTableProps<Subject> {
  /** The name of what the table compares, for screen readers. */
  label: string;
  /** The words above the names of the rows. */
  corner: string;
  subjects: readonly Subject[];
  keyOf(subject: Subject): number;
  head(subject: Subject): ReactNode;
  rows: readonly CompareRow<Subject>[];
}

/**
 * Things side by side: a table whose columns are the things. On a phone it is swiped, and the names
 * of the rows stay in view, so that it can still be compared.
 */
export function CompareTable<Subject>({
  label,
  corner,
  subjects,
  keyOf,
  head,
  rows,
}: CompareTableProps<Subject>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is swiped must be scrolled by keys too
    <section className="compare-scroll" aria-label={label} tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {subjects.map((subject) => (
              <th key={keyOf(subject)} scope="col">
                {head(subject)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, read }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {subjects.map((subject) => (
                <td key={keyOf(subject)}>{read(subject)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
