import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const SECTIONS = ['about', 'degrees', 'teaching'];

/** The profile's shape until it is there. */
export const ProfileSkeleton = () => (
  <div className="tutor-view" aria-hidden="true">
    <Card padding="roomy" className="tutor-head flex gap-4">
      <Skeleton className="flex-none w-[96px] h-[96px] rounded-full" />
      <div className="flex-1 flex flex-col gap-3">
        <Skeleton className="h-[26px] w-2/3" />
        <Skeleton className="h-[14px] w-1/3" />
        <Skeleton className="h-[14px] w-3/4" />
      </div>
    </Card>
    <div className="tutor-hire">
      <Skeleton className="h-[380px]" />
    </div>
    <div className="tutor-body flex flex-col gap-4">
      {SECTIONS.map((section) => (
        <Skeleton key={section} className="h-[180px]" />
      ))}
    </div>
  </div>
);
