import type { ComponentProps, ReactNode } from 'react';
import { PagedView } from '#ui/list/paged-view.tsx';

interface PagedListProps<Item>
  extends Pick<ComponentProps<typeof PagedView<Item>>, 'response' | 'page' | 'onPage' | 'empty'> {
  label: string;
  keyOf(item: Item): number;
  children(item: Item): ReactNode;
}

/** A list of cards, a page at a time. */
export const PagedList = <Item,>({ label, keyOf, children, ...view }: PagedListProps<Item>) => (
  <PagedView {...view}>
    {(items) => (
      <ul className="flex flex-col gap-3" aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    )}
  </PagedView>
);
