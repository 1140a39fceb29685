import { referenceOf } from '#core/ground/api/reference-of.ts';
import { requestDescriptions, tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffRequestDescriptions } from './staff-request-descriptions.ts';
import { staffRequestsContract } from './staff-requests-contract.ts';

const decide = (reason: string) => ({ params: { id: 17 }, body: { version: 1, reason } });

export const staffRequestsReference = referenceOf(staffRequestsContract, {
  shared: [staffRequestDescriptions, requestDescriptions, tuitionDescriptions, personDescriptions],
  rows: { 'listStaffRequests.answer.data': 'request', 'getStaffRequest.answer': 'request' },
  fields: {
    'getStaffQueues.answer.data': 'All queues of the console.',
    queue: 'Name of the queue.',
    count: 'How many wait in it.',
    oldest_at: 'Moment since which the first of them waits, ISO 8601 in UTC; null where none does.',
    late_from:
      'Moment from which on the first waits for longer than it should, ISO 8601 in UTC; null where none waits.',
    is_late: 'True where the first waits for longer than it should.',
    ages: 'How many of them wait for how long; null for names, of which no time is stored.',
    under_day: 'Those that wait for less than a day.',
    under_two_days: 'Those that wait for a day or longer and less than two.',
    under_week: 'Those that wait for two days or longer and less than seven.',
    over_week: 'Those that wait for seven days or longer.',

    'query.queue': 'Queue to filter by. All requests without it.',
    'query.status': 'Status to filter by; `open` is every one that is not over. All without it.',
    'query.of':
      '`me`: open requests of which the caller was the last of the staff to change something.',
    'query.q': 'Number of the request, name of the guardian, or a phone in any writing.',
    'query.city_id': 'City where it is taught.',
    'query.class_id': 'Class that is taught.',
    'query.site': 'Partner page it came from.',
    'query.per_page': 'Requests on a page, 1 to 100; 25 without it.',
    sort: '`oldest` or `newest` first; the oldest without it.',
    'listStaffRequests.answer.data': 'Requests of this page.',
    'params.id': 'Id of the request.',

    contact: 'Who asked; staff call that person.',
    'contact.name': 'Full name of the contact.',
    phone: 'Phone of the contact, 01XXXXXXXXX; only staff read it here.',
    additional_phone: 'Second phone, 01XXXXXXXXX; null without one.',
    'contact.lang': 'Language of messages to that person.',
    account_status: 'Colour of the account of the guardian.',
    is_banned: 'True while the guardian is banned.',
    'request.reason': 'Why it was returned, rejected, cancelled or closed; null otherwise.',
    posted_at: 'Moment at which it came on the board, ISO 8601 in UTC; null before.',
    'request.tutor_requirement': 'Further wishes in the guardian’s own words; null without.',
    'request.public_text': 'Text on the board in the place of those words; null for those words.',
    can: 'What may be done with it now.',
    choice: 'The proposed tutor the guardian has chosen; null before.',
    'choice.reason': 'Why, in the words of who chose; null if not given.',
    'choice.chosen_at': 'Moment of the choice, ISO 8601 in UTC.',
    compare_link:
      'The private link to compare tutors that is in force; null without one. Its address is shown only when it is made.',
    'compare_link.created_at': 'Moment at which it was made, ISO 8601 in UTC.',
    'compare_link.expires_at': 'Moment at which it ends, ISO 8601 in UTC.',
    last_viewed_at: 'Moment at which it was opened last, ISO 8601 in UTC; null before.',
    'request.history': 'What became of it, in the order of time.',
    'history.kind': 'Kind of what happened.',
    'history.at': 'Moment at which it happened, ISO 8601 in UTC.',
    'history.reason': 'What was said to it; null where nothing was.',

    'body.actual_salary': 'Taka a month on the board, 1,500 to 200,000.',
    'body.public_text':
      'Text on the board in the place of the guardian’s own words, 1,000 letters at most.',
    'approveRequest.body.hiring_date': 'Day on which it is to begin, YYYY-MM-DD, not in the past.',
    'body.reason': 'Why, 500 letters at most; the guardian reads it.',
  },
  examples: {
    listStaffRequests: { query: { queue: 'pending', page: 1, per_page: 25, sort: 'oldest' } },
    getStaffRequest: { params: { id: 17 } },
    updateStaffRequest: {
      params: { id: 17 },
      body: {
        category_id: 1,
        class_id: 108,
        subject_ids: [4],
        tutoring_place_id: 2,
        days_in_week: 3,
        city_id: 1,
        location_id: 1001,
        detail_address: 'House 12, Road 3, Block B',
        actual_salary: 6500,
        public_text: 'A patient tutor for a student of class 8.',
        version: 1,
      },
    },
    approveRequest: { params: { id: 17 }, body: { version: 1, actual_salary: 6500 } },
    returnRequest: decide('Please say which subjects are wanted.'),
    rejectRequest: decide('We do not arrange this kind of lesson.'),
    closeRequest: decide('The guardian has found somebody.'),
    reopenRequest: decide('The guardian is looking again.'),
  },
});
