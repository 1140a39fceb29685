import { eq } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { NoteSubject } from './read-notes.ts';

interface NewNote {
  subject: NoteSubject;
  id: number;
  text: string;
}

const tables = {
  user: users,
  request: jobOffers,
  application: applications,
  coach_request: coachRequests,
};

/** The names of the targets in the other entries of the log. */
const targetName: Record<NoteSubject, string> = {
  user: 'user',
  request: 'job',
  application: 'application',
  coach_request: 'coach-request',
};

async function checkThere(db: Db, subject: NoteSubject, id: number) {
  const table = tables[subject];
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (row === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
}

export function addNote(services: Services, { subject, id, text }: NewNote, actor: StaffActor) {
  const at = services.now();
  return services.db.transaction(async (transaction) => {
    await checkThere(transaction, subject, id);
    const [note] = await transaction
      .insert(staffNotes)
      .values({ subject, subjectId: id, text, byUserId: actor.user.id, at })
      .returning({ id: staffNotes.id });
    if (note === undefined) throw new Error('No note was written');
    await writeAudit({ ...services, db: transaction }, actor.origin, {
      action: 'staff_note_added',
      outcome: 'ok',
      userId: actor.user.id,
      target: `${targetName[subject]}:${id}`,
    });
    const by = { user_id: actor.user.id, name: actor.user.name };
    return { id: note.id, text, at: at.toISOString(), by };
  });
}
