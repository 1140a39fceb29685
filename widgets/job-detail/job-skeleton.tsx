import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the page to come. */
export function JobSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
      <Card padding="roomy" className="flex flex-col gap-4">
        <Skeleton className="h-[32px] w-3/4" />
        <Skeleton className="h-[18px] w-1/2" />
        <Skeleton className="h-[32px] w-1/3" />
        <Skeleton className="h-[40px] w-full" />
      </Card>
      <Card padding="roomy" className="grid grid-cols-1 cq-sm:grid-cols-2 gap-5">
        {ROWS.map((row) => (
          <Skeleton key={`left-${row}`} className="h-[36px] w-2/3" />
        ))}
        {ROWS.map((row) => (
          <Skeleton key={`right-${row}`} className="h-[36px] w-1/2" />
        ))}
      </Card>
    </div>
  );
}
