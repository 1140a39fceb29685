import type { ReactNode, Ref } from 'react';

interface WorkTableProps {
  caption: string;
  heads: string[];
  /** The ref of the rows' body, for what walks from row to row. */
  ref?: Ref<HTMLTableSectionElement>;
  /** The rows. */
  children: ReactNode;
}

/** A table of the console, where the screen has room for it. */
export const WorkTable = ({ caption, heads, ref, children }: WorkTableProps) => (
  <table className="work-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody ref={ref}>{children}</tbody>
  </table>
);
