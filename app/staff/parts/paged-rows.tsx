import type { ReactNode } from 'react';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';

interface PagedRowsProps<Row> {
  /** From useLiveApi. */
  response: {
    data: { data: Row[]; current_page: number; last_page: number; total: number } | undefined;
    error: unknown;
    mutate(): Promise<unknown>;
  };
  emptyText: string;
  onPage(page: number): void;
  children(rows: Row[]): ReactNode;
}

/** A list of the console, a page at a time. */
export function PagedRows<Row>({ response, emptyText, onPage, children }: PagedRowsProps<Row>) {
  const { data, error, mutate } = response;
  return (
    <>
      <ListState
        isThere={data !== undefined}
        isEmpty={data?.total === 0}
        error={error}
        emptyText={emptyText}
        onRetry={() => void mutate()}
      >
        {data && children(data.data)}
      </ListState>
      {data && data.total > 0 && (
        <Pager
          page={data.current_page}
          lastPage={data.last_page}
          total={data.total}
          onPage={onPage}
        />
      )}
    </>
  );
}
