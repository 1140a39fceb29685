/** What a promo code takes off, and for whom and what it holds. Source: docs/requirements/money.md, "Promo codes". */
import type { accountTypes } from '../account/account-words.ts';
import { type DayWindow, windowState } from '../dates/day-window.ts';
import type { IncomeKind, InvoiceKind } from './money-words.ts';
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
  /** Empty: all of them. */
  kinds: readonly IncomeKind[];
}

/** Of what an invoice still asks, to the poisha; half a poisha counts as one. */
export const promoPoisha = (
  { percent, poisha }: Pick<PromoRule, 'percent' | 'poisha'>,
  openPoisha: number,
): number =>
  percent === null
    ? Math.min(poisha ?? 0, openPoisha)
    : Math.floor((openPoisha * percent + 50) / 100);

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
  if (rule.kinds.length > 0 && !rule.kinds.includes(kind)) return 'promo_not_for_invoice';
  if (usedByPerson >= rule.perPerson) return 'promo_used_by_you';
  if (rule.inAll !== null && usedInAll >= rule.inAll) return 'promo_used_up';
  return undefined;
}

const isFor = (audience: PromoAudience, type: AccountType): boolean =>
  audience === 'all' || (audience === 'tutors' ? type === 'tutor' : type === 'parent');
