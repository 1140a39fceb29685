import { referenceOf } from '#core/ground/api/reference-of.ts';
import { invoiceDescriptions } from '#core/money/api/invoice-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffPayoutsContract } from './staff-payouts-contract.ts';

export const staffPayoutsReference = referenceOf(staffPayoutsContract, {
  shared: [invoiceDescriptions, personDescriptions],
  fields: {
    'params.id': 'Id of the account of the person.',
    'releaseHeldPayment.params.id': 'Id of the payment.',
    'giveBackHeldPayment.params.id': 'Id of the payment.',
    'undoPayout.params.id': 'Id of the payout.',
    'giveBackHeldPayment.body.reason':
      'Reference by which the service gave it back, 60 characters at most.',

    'listStaffHeldPayments.answer.data': 'Payments of this page that a service marks as risky.',
    'data.id': 'Id of the payment.',
    method: 'Service it came through.',
    'data.trx': 'Transaction as the service names it.',
    'data.amount_poisha': 'Poisha that were paid.',
    held_at: 'Moment at which it was marked, ISO 8601 in UTC.',
    person: 'Whose money it is.',
    phone_no: 'Phone of that person, 01XXXXXXXXX.',

    'listStaffHolders.answer.data':
      'People of this page we hold money for: who asked for it first, then the longest waiting.',
    'person.type': 'Kind of account.',
    held_poisha: 'Poisha we hold for the person.',
    refunds_poisha: 'Poisha of it that are approved refunds, which are sent by themselves.',
    free_poisha: 'Poisha that can be paid out.',
    kinds: 'Kinds of bookings the balance came of.',
    since: 'Moment since which we hold money without a break, ISO 8601 in UTC.',
    'listStaffCoachDue.answer.unpaid.since':
      'Moment at which the bill was paid, or issued where it was written off, ISO 8601 in UTC.',
    'listStaffCoachDue.answer.unbilled.since':
      'Moment since which the month can be billed, ISO 8601 in UTC.',
    'data.due_date': 'Day by which it is sent, YYYY-MM-DD in Dhaka.',
    asked_at:
      'Moment at which the person asked for it to be sent now, ISO 8601 in UTC; null where they did not.',
    has_number: 'True where there is a number it can be sent to.',

    unpaid: 'Bills that are paid or written off while the coach is not paid yet.',
    unbilled: 'Months served to their end without a bill.',
    request_no: 'Number of the coach request that people read, such as `C4`.',
    'unpaid.coach_name': 'Name of the coach; null where it is not known.',
    'unbilled.coach_name': 'Name of the coach; null where it is not known.',
    'unpaid.number': 'Number of the invoice that people read.',
    share_poisha: 'Poisha the coach gets of it.',
    request_id: 'Id of the coach request.',

    needs_two:
      'True where a second person has to send it: above the set sum, or because the caller brought the money.',
    targets: 'Numbers it may be sent to, the best first.',
    service: 'Service of the number.',
    'targets.number': 'Mobile number, 01XXXXXXXXX.',
    payouts: 'Payouts to the person, the newest first.',
    'payouts.id': 'Id of the payout.',
    'payouts.state': '`waiting` for a second person, `paid` or `undone`.',
    'payouts.amount_poisha': 'Poisha of the payout.',
    'payouts.number': 'Mobile number it was sent to; null once it has been erased.',
    'payouts.trx': 'Transaction by which it was sent; null before.',
    first: 'Who noted it first, where two have to; null otherwise.',
    'first.at': 'Moment at which it was noted, ISO 8601 in UTC.',
    is_mine: 'True where the caller noted it.',
    paid: 'Who sent it; null before.',
    'paid.at': 'Moment at which it was noted as sent, ISO 8601 in UTC.',
    undone: 'Who undid it; null if nobody has.',
    'undone.at': 'Moment at which it was undone, ISO 8601 in UTC.',
    'undone.reason': 'Why it was undone.',

    'body.amount_poisha':
      'Free balance in poisha that the caller saw; where it is another by now, the answer is 409.',
    'body.number': 'Number it is sent to, one of the `targets`.',
    'body.trx': 'Transaction by which it was sent, 60 characters at most. It counts once in all.',
    'undoPayout.body.reason': 'Why it is undone, 500 letters at most; the person reads it.',
  },
  examples: {
    listStaffHeldPayments: { query: { page: 1 } },
    releaseHeldPayment: { params: { id: 81 } },
    giveBackHeldPayment: { params: { id: 81 }, body: { reason: 'BKH7Q2M4XC' } },
    listStaffHolders: { query: { page: 1 } },
    getStaffBalance: { params: { id: 31 } },
    preparePayout: {
      params: { id: 31 },
      body: { amount_poisha: 1200000, service: 'bkash', number: '01711000002' },
    },
    payOutBalance: {
      params: { id: 31 },
      body: { amount_poisha: 250000, service: 'bkash', number: '01711000002', trx: 'BKH7Q2M4XD' },
    },
    undoPayout: {
      params: { id: 6 },
      body: { version: 2, reason: 'It was sent to a wrong number and came back.' },
    },
  },
});
