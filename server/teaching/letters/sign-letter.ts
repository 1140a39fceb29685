/** Agreeing to the newest version of a letter, with the name as typed. Signing again changes nothing. */
import { letterPath } from '#core/teaching/letter-path.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { letterSignatures } from '#server/db/schema/tuition-letters.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Caller } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';
import { freezeLetters } from './freeze-letters.ts';

export async function signLetter(
  services: Services,
  caller: Caller,
  { id, version, name, origin }: { id: number; version: number; name: string; origin: Origin },
): Promise<void> {
  await services.db.transaction(async (db) => {
    const { side, byUserId, otherUserId, job } = await lockConfirmedTuition(db, caller, id);
    const tuition = await findOwnTuition(db, caller, id);
    const newest = (await freezeLetters(services, db, [tuition])).get(id)?.at(-1);
    if (newest?.version !== version) throw new ApiError('version_conflict');
    const signed = await db
      .insert(letterSignatures)
      .values({
        applicationId: id,
        version,
        side,
        userId: byUserId,
        name,
        signedAt: services.now(),
      })
      .onConflictDoNothing()
      .returning({ side: letterSignatures.side });
    if (signed.length === 0) return;
    const other = side === 'tutor' ? 'guardian' : 'tutor';
    await notify(services, db, [
      {
        userId: otherUserId,
        kind: 'letter_signed',
        values: { class_id: job.classId },
        path: letterPath(other, id),
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'letter_signed',
      outcome: 'ok',
      userId: byUserId,
      target: `application:${id}:letter:${version}`,
    });
  });
}
