import { CloudOff } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** Instead of what is not there yet, or could not be fetched. */
export function LoadState({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const common = useTexts('common');
  if (!error)
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  return (
    <StatePanel
      alert
      icon={<CloudOff size={32} />}
      title={common('loadError')}
      action={<Button onClick={onRetry}>{common('retry')}</Button>}
    />
  );
}
