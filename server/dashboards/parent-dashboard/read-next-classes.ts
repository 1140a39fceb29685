/** The next lesson of each of these tutors: by the first lesson agreed on, else by the routine. */
import { inArray } from 'drizzle-orm';
import type { NextClass } from '#core/dashboards/api/parent-waiting.ts';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { nextLesson } from '#core/tuition/teaching/next-lesson.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import type { Services } from '#server/ground/services/services.ts';

const LAST = '9999';

export async function readNextClasses(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tutors: readonly OwnTutor[],
): Promise<NextClass[]> {
  // While it pauses there is no next one, and its card says until when.
  const goingOn = tutors.filter(({ pause }) => pause === null);
  const ids = goingOn.map(({ tutor }) => tutor.application_id);
  if (ids.length === 0) return [];
  const [entries, agreedOn] = await Promise.all([
    db.select().from(routineEntries).where(inArray(routineEntries.applicationId, ids)),
    db
      .select({ id: applications.id, at: applications.firstLessonAt })
      .from(applications)
      .where(inArray(applications.id, ids)),
  ]);
  const first = new Map(agreedOn.map(({ id, at }) => [id, at]));
  const moment = now();
  const classes = goingOn.map(({ tutor: { application_id: id, name } }) => {
    const agreed = first.get(id);
    const at =
      agreed && agreed > moment
        ? agreed
        : nextLesson(
            entries.filter(({ applicationId }) => applicationId === id),
            moment,
          );
    return { id, tutor_name: name, at: at?.toISOString() ?? null };
  });
  // The next one first; what is still to be agreed on last. ISO instants sort as text.
  return classes.sort((one, other) => (one.at ?? LAST).localeCompare(other.at ?? LAST));
}
