/**
 * Applies what time does to changes: approved ones come into effect, begun ones end, pictures are
 * removed.
 */

import { and, eq, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type ServerTextKey, serverText } from '#server/ground/text/server-text.ts';
import { checkPhoneIsFree } from '#server/people/account/check-phone-is-free.ts';
import { applyChange } from './apply-change.ts';
import { lockChange } from './find-change.ts';
import { tellAccount, tellNewNumber } from './tell.ts';

const PICTURE_KEPT_DAYS = 30;
const BY_CLOCK = { ip: '127.0.0.1', userAgent: 'housekeeping', requestId: 'number-change' };

/** Returns what came in between while it waited; null if something else went wrong. */
function whyNot(error: unknown): ServerTextKey | null {
  if (isUniqueViolation(error)) return 'number.taken_meanwhile';
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'account_exists') return 'number.taken_meanwhile';
  return code === 'wrong_state' ? 'number.changed_meanwhile' : null;
}

async function refuse(services: Services, id: number, reason: ServerTextKey) {
  await services.db.transaction(async (db) => {
    const found = await lockChange(db, id);
    if (found?.change.state !== 'approved') return;
    const { user, change } = found;
    const answer = serverText(reason, user.lang);
    const refused = { ...change, state: 'refused' as const, answer };
    await db
      .update(numberChanges)
      .set({ state: 'refused', answer, version: change.version + 1 })
      .where(eq(numberChanges.id, id));
    await tellAccount(services, db, 'number_change_refused', refused, { reason: answer });
    await tellNewNumber(services, db, 'number_change_refused', user, refused);
  });
}

async function apply(services: Services, id: number) {
  try {
    await services.db.transaction(async (db) => {
      const found = await lockChange(db, id);
      // Stopped in this very moment.
      if (found?.change.state !== 'approved') return;
      const { user, change } = found;
      await checkPhoneIsFree(db, change.newPhone ?? '', services.now(), user.id);
      await applyChange(services, db, found, BY_CLOCK);
    });
  } catch (error) {
    const reason = whyNot(error);
    if (reason === null) throw error;
    await refuse(services, id, reason);
  }
}

async function forgetPictures(services: Services, before: Date) {
  const rows = await services.db
    .select({ id: numberChanges.id, file: numberChanges.file })
    .from(numberChanges)
    .where(
      and(
        isNotNull(numberChanges.file),
        inArray(numberChanges.state, ['done', 'refused', 'stopped', 'undone']),
        lt(numberChanges.askedAt, before),
      ),
    );
  await eachOnItsOwn(rows, async ({ id, file }) => {
    await services.db.update(numberChanges).set({ file: null }).where(eq(numberChanges.id, id));
    await removeUnused(services, 'identity', file);
  });
}

export async function runDueChanges(services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  const ago = (days: number) => dayjs.utc(now).subtract(days, 'day').toDate();
  await db
    .delete(numberChanges)
    .where(and(eq(numberChanges.state, 'begun'), lt(numberChanges.createdAt, ago(1))));
  await forgetPictures(services, ago(PICTURE_KEPT_DAYS));
  const due = await db
    .select({ id: numberChanges.id })
    .from(numberChanges)
    .where(and(eq(numberChanges.state, 'approved'), lte(numberChanges.dueAt, now)));
  await eachOnItsOwn(due, ({ id }) => apply(services, id));
}
