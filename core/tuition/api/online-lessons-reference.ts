import { referenceOf } from '#core/ground/api/reference-of.ts';
import { hubDescriptions } from '#core/market/api/hub-descriptions.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { onlineLessonDescriptions } from './online-lesson-descriptions.ts';
import { onlineLessonsContract } from './online-lessons-contract.ts';

export const onlineLessonsReference = referenceOf(onlineLessonsContract, {
  shared: [onlineLessonDescriptions, hubDescriptions, personDescriptions, tuitionDescriptions],
  rows: {
    'listOnlineLessons.answer.data': 'online',
    'listOwnOnlineLessons.answer.data': 'online',
    'getOnlineLesson.answer': 'online',
  },
  fields: {
    'params.id': 'Id of the lesson.',
    'declineTutoringRequest.params.id': 'Id of the job of a request that asks for the caller.',
    'listOnlineLessons.query.status': 'Tab to filter by; `completed` without it.',
    'listOwnOnlineLessons.query.tab': '`upcoming` or `past`; `upcoming` without it.',
    'listOnlineLessons.answer.data': 'Own lessons of that tab.',
    'listOwnOnlineLessons.answer.data': 'Own lessons, to come or past.',
    'body.reason':
      'Why, 500 letters at most, without ways to reach anybody; the guardian reads it.',
    'cancelOnlineLesson.body.reason':
      'Why, 500 letters at most, without ways to reach anybody; the other side reads it.',
    'disputeOnlineLesson.body.reason':
      'What happened, 500 letters at most; staff read it, the other side without ways to reach anybody.',
    'settleOnlineLesson.body.reason': 'Why, 500 letters at most; both read it.',
    'body.is_late':
      'Whether the tutor is paid all the same, as the caller was shown it; where it is otherwise by now, the answer is 409.',

    'getLessonSettings.answer.is_on': 'True where the tutor takes online lessons.',
    'saveLessonSettings.body.is_on': 'True to take online lessons.',
    'answer.join_link': 'Address where the lessons are held; null where none is set.',
    'body.join_link':
      'Address where the lessons are held, https, 300 characters at most; needed while lessons are to come.',
    'getLessonSettings.answer.rate': 'Taka an hour, of the profile; null if not given.',
    has_time: 'True where the profile names a time of the week.',
    has_subjects: 'True where the profile names subjects.',
    is_in_hub: 'True where the tutor is in the hub, which is needed.',
    free_hours: 'How many hours can be booked in the next two weeks.',

    'body.subject_id': 'Subject of the lesson; the tutor teaches it.',
    'body.starts_at': 'Begin of the lesson, one of the `slots` of the tutor, ISO 8601 in UTC.',
    'body.student_id': 'Saved student it is for; then name, category and class may be left out.',
    'body.student_name': 'Name of the student, 100 letters at most.',
    'body.category_id': 'Category (medium) of the student.',
    'body.class_id': 'Class of the student.',
    'body.exam': 'Exam it prepares for, 100 letters at most.',
    'body.note':
      'What the tutor is to know, 500 letters at most; ways to reach anybody are blotted out.',
    'body.tutor_id': 'Id of the tutor, as the offer gives it.',
    'body.fee': 'Taka for the lesson, as they were shown; another price is answered 409.',
    'bookOnlineLesson.answer.id': 'Id of the lesson.',
    'body.rating': 'Stars, 1 to 5.',
    'body.text': 'In words, 1,000 letters at most.',

    'query.subject_id': 'Only tutors who teach this subject. All without it.',
    'listOnlineTutors.answer.data': 'Tutors of this page.',
    tutor: 'The tutor, as the hub shows them.',
    rate: 'Taka an hour.',
    lessons_held: 'Online lessons of the tutor that were held.',
    lesson_rating: 'Ratings of online lessons alone.',
    'lesson_rating.average': 'Average, 1 to 5 with one decimal; null before the first.',
    'lesson_rating.count': 'How many ratings there are.',
    'answer.subjects': 'Subjects that can be had by the hour now.',
    'getLessonOffer.answer.subjects': 'Subjects that can be had of this tutor.',
    'listOwnOnlineTutors.answer.data': 'Tutors of own past lessons, the last first.',
    'data.name': 'Full name of the tutor.',
    lessons: 'Lessons held with this guardian.',
    last_at: 'Begin of the last lesson, ISO 8601 in UTC.',
    last_id: 'Id of the last lesson.',
    has_profile: 'True where the guardian can open the profile of the tutor.',
    may_book: 'True where the tutor can be booked now.',
    'params.tutorid': 'Number of the tutor: `T1002` or `1002`.',
    'answer.tutor_id': 'Id of the tutor, for booking.',
    minutes: 'Length of a lesson in minutes.',
    slots: 'Begins that can be booked in the next two weeks, ISO 8601 in UTC.',

    'listStaffOnlineLessons.answer.data':
      'Lessons of which somebody says they did not take place, the longest waiting first.',
    'listStaffOnlineLessons.answer.data.id': 'Id of the lesson.',
    'listStaffOnlineLessons.answer.data.number': 'Number of the lesson that people read.',
    'data.earning': 'Taka that are the tutor’s if it took place.',
    'data.tutor': 'The tutor of the lesson.',
    'data.guardian': 'The guardian who booked it.',
    'tutor.name': 'Full name of the tutor.',
    'guardian.name': 'Full name of the guardian.',
    phone: 'Phone, 01XXXXXXXXX; only staff read it.',
    'dispute.at': 'Moment at which it was said, ISO 8601 in UTC.',
    took_place:
      'True where it took place and the tutor is paid; false gives the guardian the money back.',

    'listTutoringRequests.query.status': 'Tab to filter by; `pending` without it.',
    'listTutoringRequests.answer.data':
      'Requests of this page that ask for the caller by name, the newest first.',
    posted_at: 'Moment at which it came on the board, ISO 8601 in UTC.',
    'data.status': '`pending`, `accepted` (applied) or `cancelled` (declined or ended).',
    is_public: 'True while the job has a page on the board.',
    'data.reason': 'Why the tutor declined; null where the request has ended or is open.',
  },
  examples: {
    listOnlineLessons: { query: { status: 'upcoming', page: 1, lang: 'en' } },
    acceptOnlineLesson: { params: { id: 9 } },
    declineOnlineLesson: { params: { id: 9 }, body: { reason: 'I am travelling that day.' } },
    saveLessonSettings: {
      query: { lang: 'en' },
      body: { is_on: true, join_link: 'https://meet.google.com/abc-defg-hij' },
    },
    getOnlineLesson: { params: { id: 9 } },
    cancelOnlineLesson: { params: { id: 9 }, body: { reason: 'My child is ill.', is_late: false } },
    disputeOnlineLesson: { params: { id: 9 }, body: { reason: 'Nobody was in the room.' } },
    listOwnOnlineLessons: { query: { tab: 'upcoming', page: 1, lang: 'en' } },
    bookOnlineLesson: {
      query: { lang: 'en' },
      body: {
        subject_id: 4,
        starts_at: '2026-12-05T10:00:00Z',
        student_name: 'Ayaan',
        category_id: 1,
        class_id: 108,
        exam: 'Half-yearly',
        note: 'Fractions, please.',
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e09',
        tutor_id: 2,
        fee: 500,
      },
    },
    rateOnlineLesson: { params: { id: 9 }, body: { rating: 5, text: 'Clear and patient.' } },
    listOnlineTutors: { query: { subject_id: 4, page: 1, lang: 'en' } },
    listOwnOnlineTutors: { query: { page: 1, lang: 'en' } },
    getLessonOffer: { params: { tutorid: 'T1002' } },
    listStaffOnlineLessons: { query: { page: 1 } },
    settleOnlineLesson: {
      params: { id: 9 },
      body: { took_place: true, reason: 'The guardian was in the room for an hour.' },
    },
    listTutoringRequests: { query: { status: 'pending', page: 1, lang: 'en' } },
    declineTutoringRequest: {
      params: { id: 17 },
      body: { reason: 'I have no free evening this month.' },
    },
  },
});
