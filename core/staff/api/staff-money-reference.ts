import { referenceOf } from '#core/ground/api/reference-of.ts';
import { invoiceDescriptions } from '#core/money/api/invoice-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffMoneyContract } from './staff-money-contract.ts';

export const staffMoneyReference = referenceOf(staffMoneyContract, {
  shared: [invoiceDescriptions, personDescriptions],
  rows: { 'listStaffInvoices.answer.data': 'invoice' },
  fields: {
    'query.status': '`due`, `overdue` or `paid`. All without it.',
    'query.q':
      'Number of the invoice, name, e-mail, number of the tutor, or a phone in any writing.',
    'listStaffInvoices.answer.data':
      'Invoices of this page: unpaid ones by the day they are due, others the newest first.',
    person: 'Who is billed.',
    share_poisha: 'Poisha the coach gets of it.',
    'coach.paid_at':
      'Moment at which staff noted that the coach was paid, ISO 8601 in UTC; null before.',
    days_late: 'Days since it was due; 0 while it is not overdue.',
    last_payment: 'What was tried last to pay it; null where nothing was.',
    method: 'Way it was tried.',
    'last_payment.state': 'How far it came.',
    failure: 'Why it did not come to an end; null where it did or is open.',
    'last_payment.at': 'Moment of the last change, ISO 8601 in UTC.',
    chargeable:
      'The last payment, where its service may have taken it back; null where it cannot have.',
    payment_id: 'Id of the payment.',
    'chargeable.amount_poisha': 'Poisha of the payment.',
    last_act: 'What staff did to it by hand last; null where they did nothing.',
    'last_act.kind': 'What was done.',
    'last_act.amount_poisha': 'Poisha it was about.',
    'last_act.reason': 'Why it was done.',
    'last_act.at': 'Moment at which it was done, ISO 8601 in UTC.',
    due_poisha: 'Poisha that are open and not late.',
    overdue_poisha: 'Poisha that are open and late.',
    received_today_poisha: 'Poisha that came since midnight in Dhaka.',
    received_month_poisha: 'Poisha that came since the first of the month in Dhaka.',
    is_balanced: 'True where nothing is wrong.',
    transactions: 'How many transactions the ledger has.',
    out_of_balance: 'Transactions that do not add up to zero.',
    wrong_invoices: 'Invoices that say another open sum than the ledger.',
    total_poisha: 'Poisha of all lines together; zero where the books are right.',
    checked_at: 'Moment of the check, ISO 8601 in UTC.',
  },
  examples: { listStaffInvoices: { query: { status: 'overdue', page: 1 } } },
});
