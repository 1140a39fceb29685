/** Tells what each act changes in the account, what it is called and who is notified. */

import { dhakaDayEnd } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { accountActions } from '#server/ground/db/schema/account-actions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';
import { isBanned } from '#server/people/account/is-banned.ts';

type ActionRow = typeof accountActions.$inferInsert;
export type AccountAct =
  /** `until` is the last day in Bangladesh; null is permanent. */
  | { kind: 'ban'; until: string | null; reason: string }
  | { kind: 'unban' | 'deactivate' | 'reactivate'; reason: string }
  | { kind: 'lock'; colour: User['accountStatus']; reason: string };

export interface AccountChange {
  set: Partial<User>;
  action: Pick<ActionRow, 'until' | 'colour'>;
}

export const noticeOf = {
  ban: 'account_banned',
  unban: 'account_unbanned',
  lock: 'account_locked',
  deactivate: 'account_deactivated',
  reactivate: 'account_reactivated',
} as const satisfies Record<AccountAct['kind'], NotificationKind>;

const wrongState = () => new ApiError('wrong_state');

/** A ban holds through its last day: it ends with the midnight after it. */
function endOfDay(day: string, now: Date): Date {
  if (day < dhakaDate(now))
    throw new ApiError('invalid_input', { fields: { until: { key: 'date_past' } } });
  return dhakaDayEnd(day);
}

export function toAccountChange(user: User, act: AccountAct, now: Date): AccountChange {
  // Nobody is there any more.
  if (user.erasedAt !== null) throw wrongState();
  switch (act.kind) {
    case 'ban': {
      const until = act.until === null ? null : endOfDay(act.until, now);
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
