import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/** In the place of a part that is on its way, or did not come. */
export function LostPart({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  const texts = useTexts('assistant');
  if (!hasFailed) return <Skeleton className="h-48 w-full" />;
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      {texts('chat.failed')}
      <Button onClick={onRetry}>{texts('jobs.again')}</Button>
    </div>
  );
}
