/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import { AT_ONCE, BY_MAIL, type MessageEvent } from '#core/ground/message-event.ts';

export const events = {
  // The reminders go by SMS too, should it be forgotten.
  invoice_issued: { topic: 'payments', channels: BY_MAIL, waits: true },
  invoice_due_soon: { topic: 'payments', channels: AT_ONCE, waits: true },
  invoice_overdue: { topic: 'payments', channels: AT_ONCE, waits: true },
  // What somebody has just done themselves is confirmed at once.
  payment_received: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_to_balance: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_part: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_over: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_held: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_given_back: { topic: 'payments', channels: AT_ONCE, waits: true },
  charged_back: { topic: 'payments', channels: AT_ONCE, waits: true },
  chargeback_won: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_reversed: { topic: 'payments', channels: AT_ONCE, waits: true },
  proof_refused: { topic: 'payments', channels: AT_ONCE, waits: true },
  // A clock runs from the end of the tuition.
  refund_open: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_claimed: { topic: 'payments', channels: BY_MAIL, waits: false },
  refund_approved: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_refused: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_paid: { topic: 'payments', channels: AT_ONCE, waits: true },
  balance_paid_out: { topic: 'payments', channels: AT_ONCE, waits: true },
  payout_undone: { topic: 'payments', channels: AT_ONCE, waits: true },
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = [
  'listInvoices',
  'getInvoice',
  'listTransactions',
  'getStatement',
  'getRefund',
  'getOwnPayout',
] as const;
