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

/**
 * Asks staff to check it once all they compare with documents is there, and again when that changes.
 * The text about oneself and whom to call may change without a new check.
 */
export async function submitPersonal(db: Db, { tutorId, before, after }: Saved, now: Date) {
  const whole = { ...before, ...after };
  /** True for a field that had another value; what is given for the first time is no change. */
  const hasChanged = (field: keyof Row) => {
    const was = before?.[field] ?? null;
    return was !== null && was !== (whole[field] ?? null);
  };
  const isOtherPerson = IDENTITY.some(hasChanged);
  const hasMoved = ADDRESSES.some(hasChanged);
  if (hasMoved)
    await db
      .update(tutorPersonalInfos)
      .set({ addressChangedAt: now })
      .where(eq(tutorPersonalInfos.tutorId, tutorId));
  const isNew = !isWhole(before);
  if (isWhole(whole) && (isNew || isOtherPerson || hasMoved))
    await submitCheck(db, { tutorId, kind: 'personal', itemId: tutorId }, now);
  if (isOtherPerson) await recheckDocuments(db, tutorId, ['certificate'], now);
}

const isWhole = (row: Partial<Row> | null): boolean =>
  row !== null && [...IDENTITY, ...ADDRESSES].every((field) => (row[field] ?? null) !== null);
