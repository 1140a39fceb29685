import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffBooksContract } from './staff-books-contract.ts';

export const staffBooksReference = referenceOf(staffBooksContract, {
  shared: [personDescriptions],
  fields: {
    'query.month': 'Month in Dhaka, YYYY-MM; the one we are in without it.',
    month: 'Month of the answer in Dhaka, YYYY-MM.',
    months: 'Months since the first line of the ledger, YYYY-MM, the newest first.',
    days: 'Days on which something was booked, the newest first.',
    day: 'Day in Dhaka, YYYY-MM-DD.',
    is_over: 'True once the day is over and may be closed.',
    sums: 'The day as the ledger has it now.',
    closed_sums: 'The day as it was closed; null while it is open.',
    transactions: 'How many transactions were booked on the day.',
    'body.transactions':
      'How many transactions the caller saw on the day; another number is answered 409.',
    lines: 'Sums by part and account.',
    part: 'Part of the day book.',
    account: 'Account of ours.',
    amount_poisha: 'Poisha that were booked there.',
    owed_poisha: 'Poisha people owed us at the end of the day.',
    held_poisha: 'Poisha we held for people at the end of the day.',
    closed: 'When the day was closed, and by whom; null while it is open.',
    'closed.at': 'Moment at which it was closed, ISO 8601 in UTC.',
    differs: 'True where the ledger says something else than when the day was closed.',
    'query.weeks': 'How many weeks: `12` or `26`; 12 without it.',
    'answer.weeks': 'Weeks, the oldest first; the last one is the one we are in.',
    starts_on: 'First day of the week, a Sunday in Dhaka, YYYY-MM-DD.',
    kinds: 'Income by kind of invoice.',
    'kinds.kind': 'Kind of invoice.',
    'kinds.amount_poisha': 'Poisha invoiced, less what was voided.',
    'weeks.amount_poisha': 'Poisha invoiced in the week, less what was voided.',
    'query.from': 'First day, YYYY-MM-DD in Dhaka.',
    'query.to': 'Last day, YYYY-MM-DD in Dhaka; at most a year after the first.',
    'exportLedger.answer':
      'A file of the type text/csv with a byte order mark. Cells that a spreadsheet would run begin with an apostrophe.',
  },
  examples: {
    listStaffDays: { query: { month: '2026-11' } },
    getStaffDay: { params: { day: '2026-11-20' } },
    closeStaffDay: { params: { day: '2026-11-20' }, body: { transactions: 0 } },
    listStaffWeeks: { query: { weeks: '12' } },
    exportLedger: { query: { from: '2026-01-01', to: '2026-11-20' } },
  },
});
