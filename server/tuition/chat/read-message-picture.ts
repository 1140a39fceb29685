/** The picture of a message: for the two of its thread, and for staff once the thread was reported. */
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { messageReports, tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findOwnMessage, messageNotFound } from './report-message.ts';
import { isAround } from './reports/messages-around.ts';

async function findForStaff({ db }: Services, id: number) {
  const [row] = await db.select().from(tuitionMessages).where(eq(tuitionMessages.id, id));
  if (row === undefined) throw messageNotFound();
  const reports = await db
    .select({ messageId: messageReports.messageId })
    .from(messageReports)
    .innerJoin(tuitionMessages, eq(tuitionMessages.id, messageReports.messageId))
    .where(eq(tuitionMessages.applicationId, row.applicationId));
  for (const { messageId } of reports) if (await isAround(db, { ...row, messageId })) return row;
  throw messageNotFound();
}

export async function readMessagePicture(
  services: Services,
  person: Person,
  id: number,
  origin: Origin,
): Promise<Buffer> {
  const isStaff = person.user.type === 'staff';
  const row = isStaff
    ? await findForStaff(services, id)
    : (await findOwnMessage(services.db, person, id)).row;
  const isShown = row.file !== null && (isStaff || row.hiddenAt === null);
  const bytes = isShown && row.file ? await services.photos.read('messages', row.file) : null;
  if (bytes === null) throw messageNotFound();
  if (isStaff)
    await writeAudit(services, origin, {
      action: 'message_picture_viewed',
      outcome: 'ok',
      userId: person.user.id,
      target: `chat-message:${id}`,
    });
  return bytes;
}
