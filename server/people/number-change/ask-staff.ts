/** The old number is lost: what the person gives goes to staff, and the old number hears of it at once. */

import { eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockPerson } from '#server/people/account/lock-person.ts';
import { ownBegun } from './find-change.ts';
import { needsPicture } from './on-file.ts';
import { tellAccount } from './tell.ts';

/** The longer side in px, large enough to read the small print of an identity card. */
const MAX_SIDE = 2000;
const ASKED = [{ seconds: inSeconds({ days: 30 }), max: 5 }];

export async function askStaff(
  services: Services,
  caller: Caller,
  { statement, picture }: { statement: string; picture?: string | undefined },
  origin: Origin,
): Promise<void> {
  const { user } = caller;
  const save = (file: string | null) =>
    services.db.transaction(async (db) => {
      await lockPerson(db, user.id);
      const askedAt = services.now();
      const change = await ownBegun(db, caller, askedAt);
      if (change.newVerifiedAt === null)
        throw new ApiError('wrong_state', { text: 'number_change_not_begun' });
      await takeLimits(db, [{ key: `number-asked:${user.id}`, windows: ASKED }], askedAt);
      const version = change.version + 1;
      await db
        .update(numberChanges)
        .set({ state: 'waiting', statement, file, askedAt, version })
        .where(eq(numberChanges.id, change.id));
      await tellAccount(services, db, 'number_change_asked', change);
      await writeAudit({ ...services, db }, origin, {
        action: 'number_change_asked',
        outcome: 'ok',
        userId: user.id,
        target: `number-change:${change.id}`,
      });
    });
  if (picture === undefined) {
    if (await needsPicture(services.db, caller, services.now()))
      throw new ApiError('invalid_input', { fields: { picture: { key: 'image_required' } } });
    return save(null);
  }
  // What cannot be sent anyway is not kept.
  await ownBegun(services.db, caller, services.now());
  await keepImage(
    services,
    {
      userId: user.id,
      area: 'identity',
      field: 'picture',
      base64: picture,
      maxSide: MAX_SIDE,
      isSquare: false,
    },
    save,
  );
}
