import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionLetters } from '#server/ground/db/schema/tuition-letters.ts';
import { ofConfirmation } from '#server/ground/db/tuitions.ts';
import { readSignatures } from './find-letters.ts';

/** The newest letter of each confirmation that has one, and who has signed it. */
export async function readLetterStates(
  db: Db,
  applicationIds: number[],
): Promise<ReadonlyMap<number, NonNullable<PipelineCard['letter']>>> {
  if (applicationIds.length === 0) return new Map();
  const letters = await db
    .selectDistinctOn([tuitionLetters.applicationId], getTableColumns(tuitionLetters))
    .from(tuitionLetters)
    .innerJoin(applications, eq(applications.id, tuitionLetters.applicationId))
    .where(
      and(
        inArray(tuitionLetters.applicationId, applicationIds),
        ofConfirmation(eq(tuitionLetters.confirmedAt, applications.confirmedAt)),
      ),
    )
    .orderBy(tuitionLetters.applicationId, desc(tuitionLetters.version));
  const signatures = await readSignatures(db, applicationIds);
  return new Map(
    letters.map(({ applicationId, version }) => [
      applicationId,
      {
        version,
        signed_by: signatures
          .filter((one) => one.applicationId === applicationId && one.version === version)
          .map(({ side }) => side),
      },
    ]),
  );
}
