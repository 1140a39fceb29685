import { CloudOff, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface ListStateProps {
  isThere: boolean;
  isEmpty: boolean;
  error: unknown;
  emptyText: string;
  onRetry(): void;
  children: ReactNode;
}

/** Loading, failed, empty, or the list itself. */
export function ListState({
  isThere,
  isEmpty,
  error,
  emptyText,
  onRetry,
  children,
}: ListStateProps) {
  const common = useTexts('common');
  if (!isThere && error)
    return (
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={isApiError(error) && error.status ? error.message : common('loadError')}
        action={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    );
  if (!isThere)
    return (
      <div className="flex flex-col gap-2">
        {LINES.map((line) => (
          <Skeleton key={line} className="h-[40px]" />
        ))}
      </div>
    );
  if (isEmpty) return <StatePanel icon={<Inbox size={32} />} title={emptyText} />;
  return children;
}

const LINES = [1, 2, 3, 4, 5, 6];
