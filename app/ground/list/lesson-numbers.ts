import type { Format } from '#core/ground/format/format.ts';
import type { LessonCounts } from '#core/market/api/tuition-fields.ts';

/** Returns the counts of a tuition's lessons in the reader's digits. */
export const lessonNumbers = ({ held, confirmed, disputed }: LessonCounts, format: Format) => ({
  held: format.number(held),
  confirmed: format.number(confirmed),
  disputed: format.number(disputed),
});
