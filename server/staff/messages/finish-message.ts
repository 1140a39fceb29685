import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';

/** One of two who answer at the same time is told that the other was faster. */
export function finishMessage(
  services: Services,
  id: number,
  { user, origin }: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const isThis = eq(contactMessages.id, id);
    const [done] = await db
      .update(contactMessages)
      .set({ doneAt: services.now(), doneBy: user.id })
      .where(and(isThis, isNull(contactMessages.doneAt)))
      .returning({ id: contactMessages.id });
    if (done === undefined) {
      const [row] = await db.select().from(contactMessages).where(isThis);
      if (row === undefined) throw new ApiError('not_found');
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    }
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_message_done',
      outcome: 'ok',
      userId: user.id,
      target: `message:${id}`,
    });
  });
}
