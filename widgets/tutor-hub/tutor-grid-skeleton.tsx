import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CardGridSkeleton } from '../list/card-grid-skeleton.tsx';

export const TutorGridSkeleton = ({ cards }: { cards?: number }) => (
  <CardGridSkeleton cards={cards}>
    <Card className="flex flex-col gap-3 h-[336px]">
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
  </CardGridSkeleton>
);
