import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** As many cards as are to come, and no more than a screen shows, in their shape. */
export const TutorGridSkeleton = ({ cards = PLACES.length }: { cards?: number }) => (
  <div className="job-grid" aria-hidden="true">
    {PLACES.slice(0, cards).map((place) => (
      <Card key={place} className="flex flex-col gap-3 h-[336px]">
        <div className="flex gap-3">
          <Skeleton className="flex-none w-[56px] h-[56px] rounded-full" />
          <div className="flex-1 flex flex-col gap-2 pt-1">
            <Skeleton className="h-[18px] w-2/3" />
            <Skeleton className="h-[14px] w-1/3" />
          </div>
        </div>
        <Skeleton className="h-[24px] w-1/2" />
        <Skeleton className="h-[14px] w-full" />
        <Skeleton className="h-[14px] w-3/4" />
        <Skeleton className="h-[14px] w-full" />
        <Skeleton className="h-[24px] w-1/2 mt-auto" />
      </Card>
    ))}
  </div>
);
