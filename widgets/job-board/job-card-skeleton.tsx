import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** As many cards as are to come, and no more than a screen shows, in their shape. */
export const JobGridSkeleton = ({ cards = PLACES.length }: { cards?: number }) => (
  <div className="job-grid" aria-hidden="true">
    {PLACES.slice(0, cards).map((place) => (
      <JobCardSkeleton key={place} />
    ))}
  </div>
);

const JobCardSkeleton = () => (
  <Card className="flex flex-col gap-3 h-[242px]">
    <Skeleton className="h-[20px] w-2/3" />
    <Skeleton className="h-[14px] w-1/3" />
    <Skeleton className="h-[24px] w-1/2" />
    <Skeleton className="h-[14px] w-3/4" />
    <Skeleton className="h-[14px] w-full" />
    <Skeleton className="h-[14px] w-1/2" />
  </Card>
);
