/**
 * The rules of what a promo code takes off, and for whom and what it holds. Source:
 * docs/requirements/money/money.md, "Promo codes".
 */

import { type DayWindow, windowState } from '#core/ground/dates/day-window.ts';
import type { accountTypes } from '#core/people/account/account-words.ts';
import { type IncomeKind, type InvoiceKind, isPaidOn } from './money-words.ts';
import type { PromoAudience, PromoRefusal } from './promo-words.ts';

type AccountType = (typeof accountTypes)[number];

export interface PromoRule extends DayWindow {
  /** One of the two. */
  percent: number | null;
  poisha: number | null;
  perPerson: number;
  /** Null: as often as people come. */
  inAll: number | null;
  audience: PromoAudience;
  /** Empty: all that are ours alone. */
  kinds: readonly IncomeKind[];
}

interface Asked {
  /** The sum the invoice still asks. */
  openPoisha: number;
  /** The part of what it asked at first that is ours and that no code has taken off yet. */
  ownPoisha: number;
}

/**
 * A percentage is of what an invoice still asks, to the poisha; half a poisha counts as one. Never more
 * than what is ours: the rest is paid on, and a code that paid it would be money in somebody's hand.
 */
export const promoPoisha = (
  { percent, poisha }: Pick<PromoRule, 'percent' | 'poisha'>,
  { openPoisha, ownPoisha }: Asked,
): number => {
  const wanted = percent === null ? (poisha ?? 0) : Math.floor((openPoisha * percent + 50) / 100);
  return Math.max(0, Math.min(wanted, openPoisha, ownPoisha));
};

export interface PromoWish {
  today: string;
  type: AccountType;
  kind: InvoiceKind;
  /** Uses that are reserved or used, without one that this invoice has reserved. */
  usedInAll: number;
  usedByPerson: number;
}

/** Undefined: the code may be used. */
export function promoRefusal(
  rule: PromoRule,
  { today, type, kind, usedInAll, usedByPerson }: PromoWish,
): PromoRefusal | undefined {
  const state = windowState(rule, today);
  if (state === 'ended') return 'promo_ended';
  if (state === 'coming') return 'promo_not_yet';
  if (!isFor(rule.audience, type)) return 'promo_not_for_you';
  // What a service took back is owed whole.
  if (kind === 'chargeback') return 'promo_not_for_invoice';
  if (!holdsFor(rule.kinds, kind)) return 'promo_not_for_invoice';
  if (usedByPerson >= rule.perPerson) return 'promo_used_by_you';
  if (rule.inAll !== null && usedInAll >= rule.inAll) return 'promo_used_up';
  return undefined;
}

const holdsFor = (kinds: PromoRule['kinds'], kind: IncomeKind): boolean =>
  kinds.length === 0 ? !isPaidOn(kind) : kinds.includes(kind);

const isFor = (audience: PromoAudience, type: AccountType): boolean =>
  audience === 'all' || (audience === 'tutors' ? type === 'tutor' : type === 'parent');
