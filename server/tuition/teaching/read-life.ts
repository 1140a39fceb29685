/**
 * Reads for staff the tuitions on the board of a request: changes, demo class, searches for another
 * tutor.
 */
import { desc, inArray } from 'drizzle-orm';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import type { Db } from '#server/ground/db/database.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { presentChange } from './changes/present-change.ts';

type Life = PipelineCard['life'];
type DemoRow = typeof demoClasses.$inferSelect;

const presentDemo = (row: DemoRow): Life['demos'][number] => ({
  lesson_at: row.lessonAt.toISOString(),
  guardian: row.guardianResult && { result: row.guardianResult, words: row.guardianWords },
  tutor: row.tutorResult && { result: row.tutorResult, words: row.tutorWords },
});

export async function readLife(db: Db, ids: number[]): Promise<(applicationId: number) => Life> {
  if (ids.length === 0) return () => ({ demos: [], changes: [], replacements: [] });
  const demos = await db
    .select()
    .from(demoClasses)
    .where(inArray(demoClasses.applicationId, ids))
    .orderBy(desc(demoClasses.lessonAt));
  const changes = await db
    .select()
    .from(tuitionChanges)
    .where(inArray(tuitionChanges.applicationId, ids))
    .orderBy(desc(tuitionChanges.id));
  const searches = await db
    .select()
    .from(replacements)
    .where(inArray(replacements.applicationId, ids))
    .orderBy(desc(replacements.id));
  const isOf =
    (id: number) =>
    ({ applicationId }: { applicationId: number }) =>
      applicationId === id;
  return (id) => ({
    demos: demos
      .filter(isOf(id))
      .filter(({ guardianResult, tutorResult }) => guardianResult ?? tutorResult)
      .map(presentDemo),
    changes: changes.filter(isOf(id)).map(presentChange),
    replacements: searches.filter(isOf(id)).map((row) => ({
      asked_at: row.askedAt.toISOString(),
      state: row.state,
      ends: row.ends,
      reason: row.reason,
      wish: row.wish,
    })),
  });
}
