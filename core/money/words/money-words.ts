/** Words of money, the same in the database, the API and the texts. Source: docs/requirements/money/money.md, "Ledger". */
import { gatewayMethods } from '#core/money/providers/providers.ts';

export const incomeKinds = [
  'platform_charge',
  'verification',
  'coach_service',
  'extra_bill',
  'address_delivery',
  'shop_order',
  'online_lesson',
] as const;
export type IncomeKind = (typeof incomeKinds)[number];
/**
 * The kinds of invoice. A sum that a service took back of a payment is asked for again: no income
 * of ours.
 */
export const invoiceKinds = [...incomeKinds, 'chargeback'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Most of their sum is paid on to the coach or the tutor. */
const paidOnKinds = ['coach_service', 'online_lesson'] as const satisfies IncomeKind[];
export const isPaidOn = (kind: InvoiceKind): boolean => paidOnKinds.some((one) => one === kind);

/** Issued by staff by hand, who may take them back. */
export const billKinds = [
  'extra_bill',
  'address_delivery',
  'shop_order',
] as const satisfies InvoiceKind[];
export type BillKind = (typeof billKinds)[number];
export const isBill = (kind: InvoiceKind): boolean => billKinds.some((one) => one === kind);

export const invoiceStatuses = [
  'unpaid',
  'paid',
  'free',
  'cancelled',
  'written_off',
  'void',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const ledgerKinds = [
  'charge',
  'reduction',
  'payment',
  'balance_used',
  'promotion',
  'refund',
  'payout',
  'write_off',
  'chargeback',
  'earning',
  'reversal',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentMethods = [...gatewayMethods, 'manual'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * The accounts of a person: what they owe us, above zero, and what we hold for them, below zero.
 */
export const personalAccounts = ['receivable', 'balance'] as const;
export const ownAccounts = [
  ...incomeKinds.map((kind) => `income_${kind}` as const),
  'reductions',
  'refunds',
  'promotions',
  'write_offs',
  // What coaches get of what guardians pay: ours to send on, no income.
  'coach_salaries',
  // What tutors get of online lessons that are not over yet.
  'lesson_earnings',
  ...paymentMethods,
] as const;
export type PersonalAccount = (typeof personalAccounts)[number];
export type OwnAccount = (typeof ownAccounts)[number];
