import { referenceOf } from '#core/ground/api/reference-of.ts';
import { lessonCountDescriptions } from '#core/market/api/lesson-count-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { invoiceDescriptions } from './invoice-descriptions.ts';
import { refundsContract } from './refunds-contract.ts';

export const refundsReference = referenceOf(refundsContract, {
  shared: [invoiceDescriptions, personDescriptions, lessonCountDescriptions],
  rows: { 'listStaffRefunds.answer.data': 'refund' },
  fields: {
    'params.id': 'Id of the refund.',
    'getRefund.params.id': 'Id of an own invoice of a platform charge.',
    'claimRefund.params.id': 'Id of an own invoice of a platform charge.',
    job_id: 'Id of the job whose charge it is; null where the invoice names none.',
    paid_poisha:
      'Poisha that were paid in money, without what a promo code took off or a service took back.',
    promo_poisha: 'Poisha that a promo code took off; they are not given back.',
    lost_poisha: 'Poisha that a service took back and that are written off.',
    offer: 'What the rule gives back now.',
    'offer.amount_poisha': 'Poisha that can be claimed; 0 where nothing can.',
    why_none: 'Why nothing can be claimed; null where something can.',
    tuition_day:
      'Day of the tuition on which it ended, counted from its confirmation; null while it goes on.',
    claim_until: 'Moment until which a claim is in time, ISO 8601 in UTC; null without an end.',
    has_number: 'True where the pay info names a number that money can be sent to.',
    lessons: 'Lessons of the tuition.',

    refund: 'The newest claim on this charge; null before the first.',
    'refund.id': 'Id of the refund.',
    'refund.state':
      '`claimed`, `approved` (in the balance), `sending` by a service, `paid`, `used` for another invoice, or `refused`.',
    'refund.amount_poisha': 'Poisha that are claimed.',
    'refund.reason': 'Why the tutor claims it, in their words.',
    claimed_at: 'Moment of the claim, ISO 8601 in UTC.',
    answer_by: 'Moment by which staff have decided, ISO 8601 in UTC; null once they have.',
    decided_at: 'Moment at which staff decided, ISO 8601 in UTC; null before.',
    'refund.answer': 'Why staff refused it; null otherwise.',
    'refund.paid_at': 'Moment at which the money was sent, ISO 8601 in UTC; null before.',

    'claimRefund.body.reason': 'Why it is claimed, 10 to 500 letters; staff read it.',
    wallet_type: 'Service of `account_number`.',
    account_number:
      'Mobile number the money is sent to. Needed while the pay info has none, and stored there.',

    'query.status': 'State of the claims to filter by. All without it.',
    'listStaffRefunds.answer.data':
      'Claims of this page: claimed and approved ones in the order of claiming, others the newest first.',
    person: 'The tutor who claims.',
    'person.tutorid': 'Number of the tutor that people read; null where the account has none.',
    tuition: 'The tuition whose charge it is.',
    confirmed_at: 'Moment at which it was confirmed, ISO 8601 in UTC; null without a tuition.',
    ended_at: 'Moment at which it ended, ISO 8601 in UTC; null while it goes on.',
    'tuition.ended_by': 'Side whose wish the end was; null while it goes on.',
    'tuition.day': 'Day of the tuition on which it ended, counted from its confirmation.',
    is_in_time: 'True where it was claimed within 24 hours of the end.',
    proposal: 'What the rule says of it; null once somebody has decided.',
    verdict: '`approve`, `decide` (staff have to weigh it) or `refuse`.',
    facts: 'Facts the verdict rests on.',
    fact: 'Fact that is looked at.',
    holds: 'True where it speaks for the refund.',
    offered_poisha: 'Poisha the rule gives back.',
    'proposal.percent':
      'Percentage of the charge for the day of the end; null where nothing is given back.',
    payout: 'Numbers of the pay info of the tutor.',
    'payout.service': 'Service of the number.',
    'payout.number': 'Mobile number, 01XXXXXXXXX.',
    source:
      'Service that can give an approved refund back the way it came; null where none can or it is not approved.',
    was_refused: 'True where a service was told to give it back and did not.',
    held_poisha: 'Poisha of it that are still in the balance of the tutor.',
    may_end: 'True where the service has not said for about a day what became of it.',
    word: 'What one member of staff has said became of it; a second one has to say the same. Null before.',
    'word.outcome': '`given_back` or `not_given_back`, by the panel of the service.',
    'word.trx': 'Transaction by which it was given back; null where it was not.',
    'word.reason': 'How that person knows it; only staff read it.',
    'word.at': 'Moment at which it was said, ISO 8601 in UTC.',
    is_mine: 'True where the caller has said it.',

    'refuseRefund.body.reason': 'Why it is refused, 500 letters at most; the tutor reads it.',
    'payOutRefund.body.reason':
      'Transaction by which the money was sent, 60 characters at most. It counts once in all.',
    'body.outcome': 'What the panel of the service says became of it.',
    'body.trx': 'Transaction by which the service gave it back; needed with `given_back`.',
    'endRefundSending.body.reason':
      'How the caller knows it, 500 letters at most; for staff alone.',
  },
  examples: {
    getRefund: { params: { id: 17 } },
    claimRefund: {
      params: { id: 17 },
      query: { lang: 'en' },
      body: {
        reason: 'The family moved to another city after two weeks.',
        wallet_type: 'bkash',
        account_number: '01711000001',
      },
    },
    listStaffRefunds: { query: { status: 'claimed', page: 1 } },
    approveRefund: { params: { id: 5 }, body: { version: 1 } },
    refuseRefund: {
      params: { id: 5 },
      body: { version: 1, reason: 'The tuition went on for two months.' },
    },
    sendBackRefund: { params: { id: 5 }, body: { version: 2 } },
    endRefundSending: {
      params: { id: 5 },
      body: {
        version: 3,
        outcome: 'given_back',
        trx: 'BKH7Q2M4XA',
        reason: 'The panel of bKash shows it as refunded.',
      },
    },
    payOutRefund: { params: { id: 5 }, body: { version: 2, reason: 'BKH7Q2M4XB' } },
  },
});
