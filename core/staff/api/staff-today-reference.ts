import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { staffRequestDescriptions } from './staff-request-descriptions.ts';
import { staffTodayContract } from './staff-today-contract.ts';

export const staffTodayReference = referenceOf(staffTodayContract, {
  shared: [staffRequestDescriptions, tuitionDescriptions],
  rows: { 'getStaffToday.answer.mine.requests': 'request' },
  fields: {
    'answer.day': 'Day in Dhaka, YYYY-MM-DD.',
    promise: 'Requests on the board for which tutors are promised and none is proposed yet.',
    ends_soon: 'How many of them have six hours or less.',
    over: 'How many of them are past the 48 hours.',
    money: 'Invoices that are not paid, by when they are due.',
    due_today: 'Those due today.',
    overdue: 'Those that are late.',
    'money.due_today.count': 'How many there are.',
    'money.overdue.count': 'How many there are.',
    'due_today.amount_poisha': 'Poisha open on them.',
    'overdue.amount_poisha': 'Poisha open on them.',
    alarms: 'Alarms that were not seen yet, five at most, the newest first.',
    'alarms.id': 'Id of the alarm.',
    'alarms.kind': 'Kind of what happened.',
    times: 'How often it happened since the alarm began.',
    last_at: 'Moment at which it happened last, ISO 8601 in UTC.',
    days: 'The last fourteen days in Dhaka with today, the newest first.',
    'days.day': 'Day in Dhaka, YYYY-MM-DD.',
    received: 'Requests that were sent on it.',
    approved: 'Requests that staff put on the board on it.',
    confirmed: 'Tutors who were confirmed on it.',
    'days.closed': 'Requests that were closed, cancelled or rejected on it.',
    mine: 'Open requests of which the caller was the last of the staff to change something, within 30 days.',
    total: 'How many there are.',
    'mine.requests': 'Eight of them at most, the longest waiting first.',
  },
  examples: {},
});
