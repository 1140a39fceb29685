/** Agreeing to the newest version of a letter with the own name, as typed. Signing again changes nothing. */

import { type OwnSide, otherSide } from '#core/people/account/own-sides.ts';
import { isOwnName } from '#core/people/names/is-own-name.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { letterSignatures } from '#server/ground/db/schema/tuition-letters.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';
import { freezeLetters, type LetterRow } from './freeze-letters.ts';

/** That of the account, or what the letter calls the person. */
function checkName(typed: string, { user }: Caller, side: OwnSide, { facts }: LetterRow): void {
  const inLetter = side === 'tutor' ? facts.tutor_name : facts.guardian_name;
  if (!isOwnName(typed, [user.name, inLetter]))
    throw new ApiError('invalid_input', {
      fields: { name: { key: 'signed_name', values: { name: user.name } } },
    });
}

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
    checkName(name, caller, side, newest);
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
    await notify(services, db, [
      {
        userId: otherUserId,
        kind: 'letter_signed',
        values: { class_id: job.classId },
        path: letterPath(otherSide(side), id),
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
