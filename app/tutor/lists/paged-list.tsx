import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface PagedListProps<Item> {
  label: string;
  /** From useApi. */
  response: {
    data: { data: Item[]; current_page: number; last_page: number; total: number } | undefined;
    error: unknown;
    mutate(): Promise<unknown>;
  };
  onPage(page: number): void;
  empty: ReactNode;
  keyOf(item: Item): number;
  children(item: Item): ReactNode;
}

/** A list a page at a time, with what is shown while it loads, fails or is empty. */
export function PagedList<Item>({
  label,
  response: { data, error, mutate },
  onPage,
  empty,
  keyOf,
  children,
}: PagedListProps<Item>) {
  const texts = useTexts('tutor');
  const common = useTexts('common');
  const format = useFormat();
  if (error && !data)
    return (
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={common('loadError')}
        action={<Button onClick={() => void mutate()}>{common('retry')}</Button>}
      />
    );
  if (!data) return <Skeleton className="w-full h-[160px]" />;
  if (data.total === 0) return empty;

  const { current_page: page, last_page: last } = data;
  return (
    <>
      <ul className="flex flex-col gap-3" aria-label={label}>
        {data.data.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {last > 1 && (
        <nav
          aria-label={texts('pages.label')}
          className="flex items-center justify-center gap-3 py-4"
        >
          <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts('pages.before')}
          </Button>
          <span className="tabular">
            {texts('pages.at', { n: format.number(page), all: format.number(last) })}
          </span>
          <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {texts('pages.next')}
          </Button>
        </nav>
      )}
    </>
  );
}
