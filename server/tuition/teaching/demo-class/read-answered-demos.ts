import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';

/** Finds the tuitions whose demo class, as it is set now, this side has spoken of. */
export async function readAnsweredDemos(
  db: Db,
  ids: number[],
  side: OwnSide,
): Promise<ReadonlySet<number>> {
  const { guardianResult, tutorResult } = demoClasses;
  const rows = await db
    .select({ id: demoClasses.applicationId })
    .from(demoClasses)
    .innerJoin(
      applications,
      and(
        eq(applications.id, demoClasses.applicationId),
        eq(applications.firstLessonAt, demoClasses.lessonAt),
      ),
    )
    .where(
      and(
        inArray(demoClasses.applicationId, ids),
        isNotNull(side === 'guardian' ? guardianResult : tutorResult),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
