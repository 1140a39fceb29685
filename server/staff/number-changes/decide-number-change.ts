/** Staff approve a change of number, which then waits a day, or refuse it, also while it waits. */

import { eq } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { NUMBER_CHANGE_WAIT_HOURS } from '#core/people/account/number-change.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkPhoneIsFree } from '#server/people/account/check-phone-is-free.ts';
import { lockChange } from '#server/people/number-change/find-change.ts';
import { tellAccount, tellNewNumber } from '#server/people/number-change/tell.ts';

interface Decision {
  id: number;
  version: number;
}

async function lockOpen(db: Db, { id, version }: Decision, states: readonly string[]) {
  const found = await lockChange(db, id);
  if (found === null || found.change.state === 'begun')
    throw new ApiError('not_found', { text: 'entry_not_found' });
  if (found.change.version !== version || !states.includes(found.change.state))
    throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  return found;
}

const audit = (
  services: Services,
  db: Db,
  { user, origin }: StaffActor,
  { id, done }: { id: number; done: 'approved' | 'refused' },
) =>
  writeAudit({ ...services, db }, origin, {
    action: `staff_number_change_${done}`,
    outcome: 'ok',
    userId: user.id,
    target: `number-change:${id}`,
  });

export const approveNumberChange = (
  services: Services,
  given: Decision,
  actor: StaffActor,
): Promise<number> =>
  services.db.transaction(async (db) => {
    const { user, change } = await lockOpen(db, given, ['waiting']);
    const decidedAt = services.now();
    await checkPhoneIsFree(db, change.newPhone ?? '', decidedAt, user.id);
    const dueAt = dayjs.utc(decidedAt).add(NUMBER_CHANGE_WAIT_HOURS, 'hour').toDate();
    const version = change.version + 1;
    const decided = { decidedAt, dueAt, version, decidedBy: actor.user.id };
    await db
      .update(numberChanges)
      .set({ state: 'approved', ...decided })
      .where(eq(numberChanges.id, change.id));
    await tellAccount(services, db, 'number_change_approved', { ...change, dueAt });
    await tellNewNumber(services, db, 'number_change_approved', user, { ...change, dueAt });
    await audit(services, db, actor, { id: change.id, done: 'approved' });
    return version;
  });

export const refuseNumberChange = (
  services: Services,
  { reason, ...given }: Decision & { reason: string },
  actor: StaffActor,
): Promise<number> =>
  services.db.transaction(async (db) => {
    const { user, change } = await lockOpen(db, given, ['waiting', 'approved']);
    const version = change.version + 1;
    const decided = { decidedAt: services.now(), version, decidedBy: actor.user.id };
    const answer = reason;
    await db
      .update(numberChanges)
      .set({ state: 'refused', answer, dueAt: null, ...decided })
      .where(eq(numberChanges.id, change.id));
    const refused = { ...change, answer, dueAt: null };
    await tellAccount(services, db, 'number_change_refused', refused, { reason });
    await tellNewNumber(services, db, 'number_change_refused', user, refused);
    await audit(services, db, actor, { id: change.id, done: 'refused' });
    return version;
  });
