/** The change of one's own number, as the settings show it. */
import { and, desc, eq } from 'drizzle-orm';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { OwnNumberChange } from '#core/people/api/number-change.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findOpenChange, isOwnBegun } from './find-change.ts';
import { needsPicture } from './on-file.ts';

/** One begun in another session, or too long ago, is not this one's to go on with. */
export async function readOwnChange(
  { db, now }: Services,
  caller: Caller,
): Promise<OwnNumberChange> {
  const { user } = caller;
  const at = now();
  const open = await findOpenChange(db, user.id);
  const isMine = open !== null && (open.state !== 'begun' || isOwnBegun(open, caller, at));
  const [last] = await db
    .select({ answer: numberChanges.answer, at: numberChanges.askedAt })
    .from(numberChanges)
    .where(and(eq(numberChanges.userId, user.id), eq(numberChanges.state, 'refused')))
    .orderBy(desc(numberChanges.id))
    .limit(1);
  return {
    phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    has_password: user.passwordHash !== null,
    needs_picture: await needsPicture(db, caller, at),
    open: isMine
      ? {
          state: open.state,
          new_phone: open.newPhone && readPhoneNumber(open.newPhone),
          old_verified: open.oldVerifiedAt !== null,
          new_verified: open.newVerifiedAt !== null,
          due_at: open.dueAt?.toISOString() ?? null,
        }
      : null,
    refused: last?.answer ?? null,
  };
}
