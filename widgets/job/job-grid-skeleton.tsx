import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CardGridSkeleton } from '../list/card-grid-skeleton.tsx';

export const JobGridSkeleton = ({ cards }: { cards?: number }) => (
  <CardGridSkeleton cards={cards}>
    <Card className="flex flex-col gap-3 h-[192px]">
      <Skeleton className="h-[20px] w-2/3" />
      <Skeleton className="h-[14px] w-1/3" />
      <Skeleton className="h-[24px] w-1/2" />
      <Skeleton className="h-[14px] w-3/4" />
      <Skeleton className="h-[14px] w-full" />
      <Skeleton className="h-[14px] w-1/2" />
    </Card>
  </CardGridSkeleton>
);
