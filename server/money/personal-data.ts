/**
 * The tables of what a person owed and paid. Bookkeeping stays when an account is erased: it names
 * nobody then.
 */
import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { invoiceActs } from '#server/ground/db/schema/invoice-acts.ts';
import { invoiceReminders } from '#server/ground/db/schema/invoice-reminders.ts';
import { invoiceNumbers, invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import { ledgerDays } from '#server/ground/db/schema/ledger-days.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { payoutTransactions } from '#server/ground/db/schema/payout-transactions.ts';
import { promoCodes, promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const impersonalTables: PgTable[] = [
  // Counts up alone.
  invoiceNumbers,
  // Which codes there are, and which of the staff made them.
  promoCodes,
  // Keys of transactions of our own accounts, and what each paid.
  payoutTransactions,
  // Sums of a day, and which of the staff closed it.
  ledgerDays,
];

const BOOKS = { erased: 'keep', readers: STAFF, why: 'bookkeeping; anonymous' } as const;

const accountsOf = (db: Parameters<PersonalTable['of']>[0], userId: number) =>
  db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));

export const moneyTables: PersonalTable[] = [
  {
    table: refunds,
    ...BOOKS,
    of: user(refunds.userId),
    exported: [
      'id',
      'invoiceId',
      'userId',
      'state',
      'poisha',
      'reason',
      'claimedAt',
      'decidedAt',
      'answer',
      'paidAt',
      'payoutTrx',
    ],
    hidden:
      'version decidedBy paymentId serviceRef tries askAt asked wordOutcome wordTrx wordReason wordBy wordAt paidBy',
    erased: { reason: NO_NAME, wordReason: null },
    stays:
      'id invoiceId userId state version poisha claimedAt decidedAt decidedBy answer paymentId serviceRef tries askAt asked wordOutcome wordTrx wordBy wordAt paidAt paidBy payoutTrx',
    what: 'refunds that were claimed',
  },
  {
    table: balancePayouts,
    ...BOOKS,
    of: user(balancePayouts.userId),
    exported: [
      'id',
      'userId',
      'state',
      'poisha',
      'service',
      'number',
      'trx',
      'paidAt',
      'undoneAt',
      'undoReason',
    ],
    hidden: 'version firstBy firstAt paidBy undoneBy',
    erased: { number: null, undoReason: null },
    stays:
      'id userId state version poisha service firstBy firstAt paidBy paidAt trx undoneBy undoneAt',
    what: 'what we held and paid out',
  },
  {
    table: invoiceReminders,
    ...EXPORTED,
    of: (db, { userId }) =>
      inArray(
        invoiceReminders.invoiceId,
        db.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)),
      ),
    ...WITH_ACCOUNT,
    what: 'reminders of invoices that went out',
    readers: STAFF,
  },
  {
    table: promoUses,
    ...EXPORTED,
    ...BOOKS,
    of: user(promoUses.userId),
    stays: 'id promoCodeId userId invoiceId state poisha createdAt endedAt',
    what: 'promo codes that were used',
  },
  {
    table: invoiceActs,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        invoiceActs.invoiceId,
        db.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)),
      ),
    exported: ['id', 'invoiceId', 'kind', 'poisha', 'paymentId', 'reason', 'at'],
    hidden: 'byUserId',
    erased: { reason: NO_NAME },
    stays: 'id invoiceId kind poisha paymentId byUserId at',
    what: 'what staff did to invoices by hand, and why',
  },
  {
    table: paymentProofs,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        paymentProofs.paymentId,
        db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId)),
      ),
    exported: ['paymentId', 'state', 'service', 'sender', 'trx', 'claimedPoisha', 'file', 'answer'],
    hidden: 'version recordedBy firstBy firstAt firstPoisha decidedBy',
    erased: { sender: null, file: null },
    stays:
      'paymentId state version service trx claimedPoisha recordedBy firstBy firstAt firstPoisha decidedBy answer',
    what: 'money sent by hand, with its screenshot',
  },
  {
    table: payments,
    ...BOOKS,
    of: user(payments.userId),
    exported: [
      'id',
      'ref',
      'userId',
      'invoiceId',
      'method',
      'state',
      'poisha',
      'promoPoisha',
      'failure',
      'gatewayTrx',
      'trxKey',
      'createdAt',
      'heldAt',
      'endedAt',
    ],
    hidden:
      'promoUseId gatewaySession pageUrl idempotencyKey idempotencyHash askAt asked executedAt',
    stays:
      'id ref userId invoiceId method state poisha promoUseId promoPoisha failure gatewaySession pageUrl gatewayTrx trxKey idempotencyKey idempotencyHash createdAt askAt asked heldAt executedAt endedAt',
    what: 'payments that were begun',
  },
  {
    table: ledgerEntries,
    ...EXPORTED,
    ...BOOKS,
    of: (db, { userId }) => inArray(ledgerEntries.accountId, accountsOf(db, userId)),
    stays: 'transactionId accountId poisha',
    what: 'sums charged, paid and given back',
  },
  {
    table: ledgerTransactions,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        ledgerTransactions.id,
        db
          .select({ id: ledgerEntries.transactionId })
          .from(ledgerEntries)
          .where(inArray(ledgerEntries.accountId, accountsOf(db, userId))),
      ),
    exported: ['id', 'kind', 'cause', 'at', 'invoiceId', 'reversesId'],
    hidden: 'byUserId',
    stays: 'id kind cause at invoiceId byUserId reversesId',
    what: 'when and why they were booked',
  },
  {
    table: ledgerAccounts,
    ...EXPORTED,
    ...BOOKS,
    of: user(ledgerAccounts.userId),
    stays: 'id name userId',
    what: 'accounts of the ledger',
  },
  {
    table: invoices,
    ...EXPORTED,
    ...BOOKS,
    of: user(invoices.userId),
    erased: { about: null, coachName: null },
    stays:
      'id number userId kind status poisha reducedPoisha paidPoisha promoPoisha issuedAt dueOn paidAt applicationId jobOfferId jobType salary percent product productCount cityId requestKey coachRequestId coachMonth coachHours coachDays coachBillPoisha coachExtraPoisha coachPaidAt chargedBackPaymentId onlineLessonId lessonTutorPoisha',
    what: 'invoices',
  },
];
