import type { LessonCounts } from '#core/api/schemas/lessons.ts';
import type { Format } from '#core/format/format.ts';

/** What the lessons of a tuition come to, in the reader's digits. */
export const lessonNumbers = ({ held, confirmed, disputed }: LessonCounts, format: Format) => ({
  held: format.number(held),
  confirmed: format.number(confirmed),
  disputed: format.number(disputed),
});
