import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { columnsIn } from '#server/people/profile-fields/profile-columns.ts';
import { recheckDocuments, submitCheck } from './submit-check.ts';

type Row = typeof tutorPersonalInfos.$inferSelect;

/** The fields that staff compare with documents. */
const IDENTITY = ['dateOfBirth', 'documentNumber', 'fatherName', 'motherName'] as const;
const ADDRESSES = columnsIn('present', 'permanent');

interface Saved {
  tutorId: number;
  before: Row | null;
  after: Partial<Row>;
}

/** The text about oneself and whom to call may change without a new check. */
export async function submitPersonal(db: Db, { tutorId, before, after }: Saved, now: Date) {
  const hasChanged = (field: keyof Row) => (before?.[field] ?? null) !== (after[field] ?? null);
  const isOtherPerson = IDENTITY.some(hasChanged);
  const hasMoved = ADDRESSES.some(hasChanged);
  if (before !== null && !isOtherPerson && !hasMoved) return;
  if (before !== null && hasMoved)
    await db
      .update(tutorPersonalInfos)
      .set({ addressChangedAt: now })
      .where(eq(tutorPersonalInfos.tutorId, tutorId));
  await submitCheck(db, { tutorId, kind: 'personal', itemId: tutorId }, now);
  if (before !== null && isOtherPerson) await recheckDocuments(db, tutorId, ['certificate'], now);
}
