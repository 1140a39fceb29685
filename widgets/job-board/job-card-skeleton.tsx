import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** As many cards as a screen shows, in the shape of those to come. */
export const JobGridSkeleton = () => (
  <div className="job-grid" aria-hidden="true">
    {PLACES.map((place) => (
      <JobCardSkeleton key={place} />
    ))}
  </div>
);

const JobCardSkeleton = () => (
  <div className="flex flex-col gap-3 p-4 h-[242px] bg-paper border border-line rounded">
    <Skeleton className="h-[20px] w-2/3" />
    <Skeleton className="h-[14px] w-1/3" />
    <Skeleton className="h-[24px] w-1/2" />
    <Skeleton className="h-[14px] w-3/4" />
    <Skeleton className="h-[14px] w-full" />
    <Skeleton className="h-[14px] w-1/2" />
  </div>
);
