import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the page to come. */
export function JobSkeleton() {
  const texts = useTexts('common');
  return (
    <div role="status" aria-label={texts('loading')} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 p-4 cq-sm:p-6 bg-paper border border-line rounded">
        <Skeleton className="h-[32px] w-3/4" />
        <Skeleton className="h-[18px] w-1/2" />
        <Skeleton className="h-[32px] w-1/3" />
        <Skeleton className="h-[40px] w-full" />
      </div>
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-5 p-4 cq-sm:p-6 bg-paper border border-line rounded">
        {ROWS.map((row) => (
          <Skeleton key={`left-${row}`} className="h-[36px] w-2/3" />
        ))}
        {ROWS.map((row) => (
          <Skeleton key={`right-${row}`} className="h-[36px] w-1/2" />
        ))}
      </div>
    </div>
  );
}
