/**
 * Bans, locks and closed accounts: the state, its history, what follows from it, the notification of the
 * person and the audit entry, in one transaction. Requests read the account again each time, so it
 * counts with the next one.
 */

import { eq } from 'drizzle-orm';
import type { AccountActionAnswer } from '#core/staff/api/staff.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { accountActions } from '#server/ground/db/schema/account-actions.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { hideRequestsOf, showRequestsOf } from '#server/market/hiring/hide-requests.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { refreshListingOf } from '#server/people/listing/refresh-listings.ts';
import { endSessions } from '#server/people/session/sessions.ts';
import { type AccountAct, noticeOf, toAccountChange } from './account-acts.ts';
import { lockPerson } from './lock-person.ts';

type Effects = Pick<AccountActionAnswer, 'hidden_requests' | 'shown_requests'>;

/**
 * Hides the requests of a person who may not take part, and shows them again once the person may.
 */
async function moveRequests(
  services: Services,
  db: Db,
  user: User,
  actor: StaffActor,
): Promise<Effects> {
  const change = { userId: user.id, byUserId: actor.user.id, origin: actor.origin };
  const isShut = isBanned(user, services.now()) || user.deactivatedAt !== null;
  return isShut
    ? { hidden_requests: await hideRequestsOf(services, db, change), shown_requests: 0 }
    : { hidden_requests: 0, shown_requests: await showRequestsOf(services, db, change) };
}

async function tell(services: Services, db: Db, user: User, act: AccountAct) {
  const notice = {
    userId: user.id,
    kind: noticeOf[act.kind],
    values: {
      reason: act.reason,
      ...(act.kind === 'ban' && act.until !== null && { until: act.until }),
      ...(act.kind === 'lock' && { colour: act.colour }),
    },
    path: null,
  };
  await notify(services, db, [notice]);
}

/** Returns what acts of staff change in an account, by the names of the audit log. */
const stateOf = (user: User, now: Date) => ({
  account_status: user.accountStatus,
  is_banned: isBanned(user, now),
  is_active: user.deactivatedAt === null,
  banned_until: user.bannedUntil?.toISOString() ?? null,
});

export function actOnAccount(
  services: Services,
  userId: number,
  act: AccountAct,
  actor: StaffActor,
): Promise<{ user: User } & Effects> {
  const now = services.now();
  return services.db.transaction(async (transaction) => {
    const before = await lockPerson(transaction, userId, actor);
    const { set, action } = toAccountChange(before, act, now);
    const [user] = await transaction.update(users).set(set).where(eq(users.id, userId)).returning();
    if (user === undefined) throw new Error(`Account ${userId} was not changed`);
    const { kind, reason } = act;
    const byUserId = actor.user.id;
    await transaction
      .insert(accountActions)
      .values({ userId, kind, reason, byUserId, at: now, ...action });
    if (act.kind === 'deactivate') await endSessions(transaction, userId, now);
    const effects =
      act.kind === 'lock'
        ? { hidden_requests: 0, shown_requests: 0 }
        : await moveRequests(services, transaction, user, actor);
    await refreshListingOf(transaction, userId, now);
    await tell(services, transaction, user, act);
    await writeAudit({ ...services, db: transaction }, actor.origin, {
      action: `staff_${kind}`,
      outcome: 'ok',
      userId: byUserId,
      target: `user:${userId}`,
      changes: changedFields(stateOf(before, now), stateOf(user, now)),
    });
    return { user, ...effects };
  });
}
