import { publicDescriptions } from '#core/ground/api/common-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { cvDescriptions } from '#core/people/api/profile/cv-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { hiringContract } from './hiring-contract.ts';
import { proposedDescriptions } from './proposed-descriptions.ts';
import { requestDescriptions, tuitionDescriptions } from './tuition-descriptions.ts';

const guideLang = publicDescriptions['query.lang'] ?? '';

export const hiringReference = referenceOf(hiringContract, {
  shared: [
    cvDescriptions,
    proposedDescriptions,
    requestDescriptions,
    tuitionDescriptions,
    entryDescriptions,
    personDescriptions,
  ],
  rows: { 'readCvByLink.answer': 'cv' },
  fields: {
    'getSalaryGuide.query.lang': guideLang,
    'getSalaryGuide.query.class_id': 'Class that is taught.',
    'getSalaryGuide.query.category_id': 'Category (medium) that is taught.',
    'getSalaryGuide.query.city_id': 'City where it is taught.',
    'getSalaryGuide.query.location_id': 'Area where it is taught; the whole city without it.',
    'getSalaryGuide.query.days_in_week': 'Lessons a week, 1 to 7; any number without it.',
    'getSalaryGuide.query.tutoring_place_id': '1 in a group, 2 at home, 3 online; any without it.',
    jobs: 'How many similar jobs the sums come from.',
    low: 'Taka a month; a quarter of the jobs pay less. Null where fewer than five are similar.',
    middle: 'Taka a month; half of the jobs pay less. Null where fewer than five are similar.',
    high: 'Taka a month; a quarter of the jobs pay more. Null where fewer than five are similar.',
    scope: 'How far it was looked: `area`, `city` or `everywhere`.',

    phone_no: 'Mobile number of the guardian in any usual writing, such as 01711000001.',
    'sendHireOtp.body.challenge':
      'The `challenge` of the first answer, where the code is requested once more.',
    'sendHireOtp.answer.challenge': 'Secret that is sent back together with the code.',
    'verifyHireOtp.body.challenge': 'The `challenge` that came when the code was sent.',
    resend_in: 'Seconds until another code may be requested.',
    otp: 'The six digits that came by SMS, in Latin or Bengali digits.',
    proof: 'Secret that proves the phone; it goes with one request and opens no account.',
    'contact.proof': 'The `proof` of the phone from the endpoint that takes the code.',
    expires_in: 'Seconds until the proof counts no more.',
    contact: 'Who asks; staff call that person.',
    'contact.name': 'Full name of the guardian, 100 letters at most.',
    'body.tutor_id': 'Id of a tutor of the hub the guardian asks for. It is a wish that staff see.',
    website: 'Invisible to people and left empty; who fills it in is taken for a robot.',
    'submitHire.answer.status': 'Always `pending`: staff read it before it goes on the board.',

    token: 'Secret of the private link, which stands behind its `#`.',
    'body.application_id': 'Id of the application of one of the proposed tutors.',
    'body.reason': 'Why this tutor, 500 letters at most; staff read it.',
    expires_at: 'Moment at which the link ends, ISO 8601 in UTC.',
    can_choose: 'True while one may be chosen: until staff appoint somebody.',
    choice: 'The tutor that was chosen; null before.',
    'choice.reason': 'Why, in the words of who chose; null if not given.',
    'choice.call_by': 'Moment by which our staff call about the choice, ISO 8601 in UTC.',
    tutors: 'Proposed tutors, 5 at most.',
  },
  examples: {
    getSalaryGuide: { query: { class_id: 113, category_id: 1, city_id: 1, lang: 'en' } },
    sendHireOtp: { query: { lang: 'en' }, body: { phone_no: '01711000006' } },
    verifyHireOtp: {
      query: { lang: 'en' },
      body: {
        phone_no: '01711000006',
        challenge: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4eUi6oWxCvBnM',
        otp: '482913',
      },
    },
    submitHire: {
      query: { lang: 'en' },
      body: {
        category_id: 1,
        class_id: 108,
        student_name: 'Ayaan',
        student_gender: 1,
        subject_ids: [4],
        tutoring_place_id: 2,
        days_in_week: 3,
        tutoring_time: '17:30',
        city_id: 1,
        location_id: 1001,
        detail_address: 'House 12, Road 3, Block B',
        salary: 6000,
        tutor_gender: 3,
        contact: { name: 'Farhana Islam', proof: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4eUi6oWxCvBnM' },
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e04',
      },
    },
    viewComparison: { query: { lang: 'en' }, body: { token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e' } },
    readCvByLink: {
      query: { lang: 'en' },
      body: { token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e', application_id: 42 },
    },
    chooseByLink: {
      query: { lang: 'en' },
      body: {
        token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e',
        application_id: 42,
        reason: 'She has taught this class before.',
      },
    },
  },
});
