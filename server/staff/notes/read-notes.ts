import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StaffNoteView } from '#core/staff/api/staff.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';

export type NoteSubject = (typeof staffNotes.$inferSelect)['subject'];

/** The notes about these, oldest first, by the id of what they are about. */
export async function readNotes(
  db: Db,
  subject: NoteSubject,
  ids: readonly number[],
): Promise<Map<number, StaffNoteView[]>> {
  const found = new Map<number, StaffNoteView[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(staffNotes)
    .where(and(eq(staffNotes.subject, subject), inArray(staffNotes.subjectId, [...ids])))
    .orderBy(asc(staffNotes.id));
  const actorOf = await readActors(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  for (const { id, subjectId, text, at, byUserId } of rows) {
    const note = { id, text, at: at.toISOString(), by: actorOf(byUserId) };
    found.set(subjectId, [...(found.get(subjectId) ?? []), note]);
  }
  return found;
}
