import { noticeDescriptions } from '#core/community/api/notice-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { hubDescriptions } from '#core/market/api/hub-descriptions.ts';
import { proposedDescriptions } from '#core/market/api/proposed-descriptions.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { invoiceDescriptions } from '#core/money/api/invoice-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { coachDescriptions } from '#core/tuition/api/coach-descriptions.ts';
import { onlineLessonDescriptions } from '#core/tuition/api/online-lesson-descriptions.ts';
import { ownRequestDescriptions } from '#core/tuition/api/own-request-descriptions.ts';
import { parentDashboardContract } from './parent-dashboard-contract.ts';

export const parentDashboardReference = referenceOf(parentDashboardContract, {
  shared: [
    noticeDescriptions,
    ownRequestDescriptions,
    onlineLessonDescriptions,
    coachDescriptions,
    proposedDescriptions,
    invoiceDescriptions,
    hubDescriptions,
    personDescriptions,
    tuitionDescriptions,
  ],
  rows: {
    'getParentDashboard.answer.notices': 'notice',
    'getParentDashboard.answer.requests': 'request',
    'getParentDashboard.answer.unpaid': 'invoice',
    'getParentDashboard.answer.lessons': 'online',
    'getParentDashboard.answer.tutors.request': 'request',
    'getParentDashboard.answer.tutors.tutor': 'tutors',
    'getParentDashboard.answer.coaches': 'coach_request',
  },
  fields: {
    me: 'The guardian who asks.',
    'me.name': 'Full name of the guardian.',
    email: 'E-mail of the account; null without one.',
    phone_no: 'Phone of the account, 01XXXXXXXXX.',
    'me.member_since': 'Moment at which the account was made, ISO 8601 in UTC.',
    counts: 'How many there are of what the tiles show.',
    online_lessons: 'Online lessons to come.',
    pending_payments: 'Own invoices that are unpaid.',
    students: 'Students that are saved.',
    locations: 'Places that are saved.',
    'answer.waiting': 'All that waits for an answer of the guardian.',
    'waiting.kind':
      '`returned`, `choose` or `meet` of a request; `messages`, `demo`, `changes`, `leave`, `lessons` or `letter` of a tuition.',
    'waiting.id': 'Id of the request for `returned`, `choose` and `meet`, else of the tuition.',
    count: 'How many: tutors to choose from, unread messages, changes or lessons to answer.',
    'waiting.answer_by': 'Last day to answer the first of them, YYYY-MM-DD in Bangladesh.',
    next_classes: 'When the tutors shown come next, but for those that pause.',
    'next_classes.id': 'Id of the tuition.',
    'next_classes.at':
      'Moment of the next lesson, ISO 8601 in UTC; null while there is neither a first lesson nor a routine.',
    notices: 'Notices on the board of the guardian.',
    requests: 'The newest ten requests.',
    request_total: 'How many requests there are.',
    unpaid: 'The three unpaid invoices that are due first.',
    unpaid_poisha: 'Poisha still to be paid, of all own invoices.',
    lessons: 'The next three online lessons.',
    'getParentDashboard.answer.tutors': 'The newest three tutors who teach.',
    'tutors.request': 'The request the tuition came from.',
    'tutors.tutor': 'The tutor who teaches.',
    may_review: 'True where the tuition can be reviewed now and has no review yet.',
    coaches: 'The newest three coaches who serve.',

    'listRecommendedTutors.answer.data':
      'Tutors who fit, ten at most, the best fit first; none before a child and a place, or a request.',
    'data.tutor': 'The tutor, as the hub shows them.',
    teaches: 'Class that is learned, else its category.',
    place: 'Area of the guardian, else the city.',
  },
  examples: {},
});
