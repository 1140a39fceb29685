import { Inbox } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PagedView } from '#ui/list/paged-view.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface PagedRowsProps<Row>
  extends Pick<ComponentProps<typeof PagedView<Row>>, 'response' | 'page' | 'onPage' | 'children'> {
  emptyText: string;
}

/** A list of the console, a page at a time. */
export const PagedRows = <Row,>({ emptyText, ...view }: PagedRowsProps<Row>) => (
  <PagedView
    {...view}
    hasTotal
    empty={<StatePanel icon={<Inbox size={32} />} title={emptyText} />}
    skeleton={
      <div className="flex flex-col gap-2">
        {LINES.map((line) => (
          <Skeleton key={line} className="h-[40px]" />
        ))}
      </div>
    }
  />
);

const LINES = [1, 2, 3, 4, 5, 6];
