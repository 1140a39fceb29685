/** What each act changes in the account, what it is called and whom it is told. */
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import { isBanned } from '#server/account/is-banned.ts';
import type { accountActions } from '#server/db/schema/account-actions.ts';
import { ApiError } from '#server/http/api-error.ts';
import { dhakaDay } from '#server/job-views/dhaka-day.ts';
import type { User } from '#server/session/find-caller.ts';

type ActionRow = typeof accountActions.$inferInsert;
export type AccountAct =
  /** The last day in Bangladesh; without it for good. */
  | { kind: 'ban'; until?: string | undefined; reason: string }
  | { kind: 'unban' | 'deactivate' | 'reactivate'; reason: string }
  | { kind: 'lock'; colour: User['accountStatus']; reason: string };

export interface AccountChange {
  set: Partial<User>;
  action: Pick<ActionRow, 'until' | 'colour'>;
}

export const noticeOf: Record<AccountAct['kind'], NotificationKind> = {
  ban: 'account_banned',
  unban: 'account_unbanned',
  lock: 'account_locked',
  deactivate: 'account_deactivated',
  reactivate: 'account_reactivated',
};

const wrongState = () => new ApiError('wrong_state');

/** A ban holds through its last day: it ends with the midnight after it. */
function endOfDay(day: string, now: Date): Date {
  if (day < dhakaDay(now))
    throw new ApiError('invalid_input', { fields: { until: { key: 'date_past' } } });
  return new Date(Date.parse(`${day}T00:00:00+06:00`) + 24 * 3_600_000);
}

export function toAccountChange(user: User, act: AccountAct, now: Date): AccountChange {
  switch (act.kind) {
    case 'ban': {
      const until = act.until === undefined ? null : endOfDay(act.until, now);
      const set = { bannedAt: now, bannedUntil: until, banReason: act.reason };
      return { set, action: { until } };
    }
    case 'unban':
      if (!isBanned(user, now)) throw wrongState();
      return { set: { bannedAt: null, bannedUntil: null, banReason: null }, action: {} };
    case 'deactivate':
      if (user.deactivatedAt !== null) throw wrongState();
      return { set: { deactivatedAt: now }, action: {} };
    case 'reactivate':
      if (user.deactivatedAt === null) throw wrongState();
      return { set: { deactivatedAt: null }, action: {} };
    case 'lock': {
      const { colour, reason } = act;
      return { set: { accountStatus: colour, accountStatusReason: reason }, action: { colour } };
    }
  }
}
