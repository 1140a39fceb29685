/**
 * The lines each event writes into the ledger: they add up to zero, debits above it.
 * Source: docs/requirements/money/money.md, "Ledger".
 */
import type { IncomeKind, OwnAccount, PaymentMethod, PersonalAccount } from './money-words.ts';

export type Account =
  | { name: PersonalAccount; userId: number }
  | { name: OwnAccount; userId?: undefined };

export interface Line {
  account: Account;
  poisha: number;
}

const moved = (poisha: number, from: Account, to: Account): Line[] => [
  { account: to, poisha },
  { account: from, poisha: -poisha },
];
const receivable = (userId: number): Account => ({ name: 'receivable', userId });
const balance = (userId: number): Account => ({ name: 'balance', userId });

/** An invoice is issued. */
export const chargeLines = (userId: number, kind: IncomeKind, poisha: number): Line[] =>
  moved(poisha, { name: `income_${kind}` }, receivable(userId));

/** A month with a coach: the service charge is our income, the rest is the coach's. */
export const coachChargeLines = (userId: number, poisha: number, coachPoisha: number): Line[] => [
  { account: receivable(userId), poisha },
  { account: { name: 'income_coach_service' }, poisha: coachPoisha - poisha },
  { account: { name: 'coach_salaries' }, poisha: -coachPoisha },
];

/** An online lesson: the platform charge is our income, the rest is kept for the tutor. */
export const lessonChargeLines = (userId: number, poisha: number, tutorPoisha: number): Line[] => [
  { account: receivable(userId), poisha },
  { account: { name: 'income_online_lesson' }, poisha: tutorPoisha - poisha },
  { account: { name: 'lesson_earnings' }, poisha: -tutorPoisha },
];

interface LessonBack {
  poisha: number;
  tutorPoisha: number;
  paidPoisha: number;
  /** The part of what was paid that came from us. */
  promoPoisha: number;
}

/** A lesson that does not take place: what was paid is held for the guardian, the rest is not owed. */
export const lessonBackLines = (
  userId: number,
  { poisha, tutorPoisha, paidPoisha, promoPoisha }: LessonBack,
): Line[] => [
  { account: { name: 'income_online_lesson' }, poisha: poisha - tutorPoisha },
  { account: { name: 'lesson_earnings' }, poisha: tutorPoisha },
  { account: receivable(userId), poisha: paidPoisha - poisha },
  { account: { name: 'promotions' }, poisha: -promoPoisha },
  { account: balance(userId), poisha: promoPoisha - paidPoisha },
];

/** The tutor has taught, or was cancelled on too late: we hold it until it is paid out. */
export const lessonEarnedLines = (tutorUserId: number, poisha: number): Line[] =>
  moved(poisha, balance(tutorUserId), { name: 'lesson_earnings' });

/** A service took back what was paid through it: the payer owes it again. */
export const chargebackLines = (userId: number, through: PaymentMethod, poisha: number): Line[] =>
  moved(poisha, { name: through }, receivable(userId));

/** The coach was sent what was kept for them. */
export const coachPaidLines = (through: PaymentMethod, poisha: number): Line[] =>
  moved(poisha, { name: through }, { name: 'coach_salaries' });

/** The end of the tuition takes something off. */
export const reductionLines = (userId: number, poisha: number): Line[] =>
  moved(poisha, receivable(userId), { name: 'reductions' });

/** Money came: `used` of it for the invoice, the rest to the payer's balance. */
export const paymentLines = (
  userId: number,
  through: PaymentMethod,
  poisha: number,
  used: number,
): Line[] => [
  { account: { name: through }, poisha },
  { account: receivable(userId), poisha: -used },
  { account: balance(userId), poisha: used - poisha },
];

/** Returns the lines by which what we hold for the payer pays an invoice. */
export const balanceUsedLines = (userId: number, poisha: number): Line[] =>
  moved(poisha, receivable(userId), balance(userId));

/** A promo code pays a part of an invoice, or all of it. */
export const promotionLines = (userId: number, poisha: number): Line[] =>
  moved(poisha, receivable(userId), { name: 'promotions' });

/** Given back: we hold it until it is paid out. */
export const refundLines = (userId: number, poisha: number): Line[] =>
  moved(poisha, balance(userId), { name: 'refunds' });

export const payoutLines = (userId: number, through: PaymentMethod, poisha: number): Line[] =>
  moved(poisha, { name: through }, balance(userId));

/** No longer asked for. */
export const writeOffLines = (userId: number, poisha: number): Line[] =>
  moved(poisha, receivable(userId), { name: 'write_offs' });
