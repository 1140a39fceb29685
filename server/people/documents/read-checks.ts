import { and, eq, inArray } from 'drizzle-orm';
import {
  type CheckedDocuments,
  checkedDocuments,
} from '#core/people/documents/checked-documents.ts';
import type { Db } from '#server/ground/db/database.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';

export type CheckRow = typeof documentChecks.$inferSelect;

export const readChecks = (db: Db, tutorId: number): Promise<CheckRow[]> =>
  db
    .select()
    .from(documentChecks)
    .where(eq(documentChecks.tutorId, tutorId))
    .orderBy(documentChecks.id);

/**
 * Reads what may be said of each tutor in public; tutors without an entry have nothing checked.
 */
export async function readChecked(
  db: Db,
  tutorIds: number[],
): Promise<Map<number, CheckedDocuments>> {
  const rows = await db
    .select({ check: documentChecks, certificateTypeId: tutorCertificates.certificateTypeId })
    .from(documentChecks)
    .leftJoin(
      tutorCertificates,
      and(eq(documentChecks.kind, 'certificate'), eq(tutorCertificates.id, documentChecks.itemId)),
    )
    .where(inArray(documentChecks.tutorId, tutorIds));
  const checked = new Map<number, CheckedDocuments>();
  for (const [tutorId, own] of Map.groupBy(rows, ({ check }) => check.tutorId)) {
    const found = checkedDocuments(
      own.map(({ check, certificateTypeId }) => ({ ...check, certificateTypeId })),
    );
    if (found) checked.set(tutorId, found);
  }
  return checked;
}
