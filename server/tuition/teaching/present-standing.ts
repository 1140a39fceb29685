import type { z } from 'zod';
import type { tuitionNotice, tuitionPause } from '#core/market/api/tuition-fields.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Standing } from './terms-in-force.ts';

interface Shown {
  pause: z.infer<typeof tuitionPause>;
  notice: z.infer<typeof tuitionNotice>;
}

/** A tuition that is over is not paused. */
export const presentStanding = (
  { stage }: { stage: Stage },
  { pause, isPaused, notice }: Pick<Standing, 'pause' | 'isPaused' | 'notice'>,
): Shown => ({
  pause:
    pause === null || stage === 'closed'
      ? null
      : { from_on: pause.fromOn, to_on: pause.toOn, is_now: isPaused },
  notice: notice && { by: notice.by, last_day: notice.lastDay },
});
