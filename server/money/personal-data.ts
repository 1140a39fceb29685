/**
 * The tables of what a person owed and paid. Bookkeeping stays when an account is erased: it names
 * nobody then.
 */
import { eq, inArray } from 'drizzle-orm';
import * as s from '#server/ground/db/all-tables.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

const BOOKS = { erased: 'keep', readers: STAFF, why: 'bookkeeping; anonymous' } as const;

const accountsOf = (db: Parameters<PersonalTable['of']>[0], userId: number) =>
  db
    .select({ id: s.ledgerAccounts.id })
    .from(s.ledgerAccounts)
    .where(eq(s.ledgerAccounts.userId, userId));

export const moneyTables: PersonalTable[] = [
  {
    table: s.refunds,
    ...BOOKS,
    of: user(s.refunds.userId),
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
    table: s.balancePayouts,
    ...BOOKS,
    of: user(s.balancePayouts.userId),
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
    table: s.invoiceReminders,
    ...EXPORTED,
    of: (db, { userId }) =>
      inArray(
        s.invoiceReminders.invoiceId,
        db.select({ id: s.invoices.id }).from(s.invoices).where(eq(s.invoices.userId, userId)),
      ),
    ...WITH_ACCOUNT,
    what: 'reminders of invoices that went out',
    readers: STAFF,
  },
  {
    table: s.promoUses,
    ...EXPORTED,
    ...BOOKS,
    of: user(s.promoUses.userId),
    stays: 'id promoCodeId userId invoiceId state poisha createdAt endedAt',
    what: 'promo codes that were used',
  },
  {
    table: s.invoiceActs,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        s.invoiceActs.invoiceId,
        db.select({ id: s.invoices.id }).from(s.invoices).where(eq(s.invoices.userId, userId)),
      ),
    exported: ['id', 'invoiceId', 'kind', 'poisha', 'paymentId', 'reason', 'at'],
    hidden: 'byUserId',
    erased: { reason: NO_NAME },
    stays: 'id invoiceId kind poisha paymentId byUserId at',
    what: 'what staff did to invoices by hand, and why',
  },
  {
    table: s.paymentProofs,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        s.paymentProofs.paymentId,
        db.select({ id: s.payments.id }).from(s.payments).where(eq(s.payments.userId, userId)),
      ),
    exported: ['paymentId', 'state', 'service', 'sender', 'trx', 'claimedPoisha', 'file', 'answer'],
    hidden: 'version recordedBy firstBy firstAt firstPoisha decidedBy',
    erased: { sender: null, file: null },
    stays:
      'paymentId state version service trx claimedPoisha recordedBy firstBy firstAt firstPoisha decidedBy answer',
    what: 'money sent by hand, with its screenshot',
  },
  {
    table: s.payments,
    ...BOOKS,
    of: user(s.payments.userId),
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
    table: s.ledgerEntries,
    ...EXPORTED,
    ...BOOKS,
    of: (db, { userId }) => inArray(s.ledgerEntries.accountId, accountsOf(db, userId)),
    stays: 'transactionId accountId poisha',
    what: 'sums charged, paid and given back',
  },
  {
    table: s.ledgerTransactions,
    ...BOOKS,
    of: (db, { userId }) =>
      inArray(
        s.ledgerTransactions.id,
        db
          .select({ id: s.ledgerEntries.transactionId })
          .from(s.ledgerEntries)
          .where(inArray(s.ledgerEntries.accountId, accountsOf(db, userId))),
      ),
    exported: ['id', 'kind', 'cause', 'at', 'invoiceId', 'reversesId'],
    hidden: 'byUserId',
    stays: 'id kind cause at invoiceId byUserId reversesId',
    what: 'when and why they were booked',
  },
  {
    table: s.ledgerAccounts,
    ...EXPORTED,
    ...BOOKS,
    of: user(s.ledgerAccounts.userId),
    stays: 'id name userId',
    what: 'accounts of the ledger',
  },
  {
    table: s.invoices,
    ...EXPORTED,
    ...BOOKS,
    of: user(s.invoices.userId),
    erased: { about: null, coachName: null },
    stays:
      'id number userId kind status poisha reducedPoisha paidPoisha promoPoisha issuedAt dueOn paidAt applicationId jobOfferId jobType salary percent product productCount cityId requestKey coachRequestId coachMonth coachHours coachDays coachBillPoisha coachExtraPoisha coachPaidAt chargedBackPaymentId onlineLessonId lessonTutorPoisha',
    what: 'invoices',
  },
];
