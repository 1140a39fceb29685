/**
 * Sends what a tutor saves to staff, who check it. Runs within saveProfile, whose lock on the tutor
 * also keeps a decision from passing between what was seen and what is saved.
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CheckKind } from '#core/people/documents/document-checks.ts';
import type { Db } from '#server/ground/db/database.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';

interface Item {
  tutorId: number;
  kind: CheckKind;
  itemId: number;
}

const waiting = (now: Date) => ({
  status: 'waiting' as const,
  version: sql`${documentChecks.version} + 1`,
  reason: null,
  submittedAt: now,
  decidedAt: null,
  decidedBy: null,
});

/** New or changed: it waits, whatever was found before. */
export const submitCheck = (db: Db, item: Item, now: Date) =>
  db
    .insert(documentChecks)
    .values({ ...item, submittedAt: now })
    .onConflictDoUpdate({
      target: [documentChecks.kind, documentChecks.itemId],
      set: waiting(now),
    });

/**
 * When the person they are compared with has changed, approved documents wait again, and of the
 * others a decision about what was seen before is refused.
 */
export async function recheckDocuments(db: Db, tutorId: number, kinds: CheckKind[], now: Date) {
  const { status, version } = documentChecks;
  const ofTutor = and(eq(documentChecks.tutorId, tutorId), inArray(documentChecks.kind, kinds));
  await db
    .update(documentChecks)
    .set({ version: sql`${version} + 1` })
    .where(and(ofTutor, ne(status, 'approved')));
  await db
    .update(documentChecks)
    .set(waiting(now))
    .where(and(ofTutor, eq(status, 'approved')));
}

export const dropCheck = (db: Db, { kind, itemId }: Omit<Item, 'tutorId'>) =>
  db
    .delete(documentChecks)
    .where(and(eq(documentChecks.kind, kind), eq(documentChecks.itemId, itemId)));
