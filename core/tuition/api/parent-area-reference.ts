import { referenceOf } from '#core/ground/api/reference-of.ts';
import { proposedDescriptions } from '#core/market/api/proposed-descriptions.ts';
import { requestDescriptions, tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { invoiceDescriptions } from '#core/money/api/invoice-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { cvDescriptions } from '#core/people/api/profile/cv-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { coachDescriptions } from './coach-descriptions.ts';
import { ownRequestDescriptions } from './own-request-descriptions.ts';
import { parentAreaContract } from './parent-area-contract.ts';

const asked = {
  category_id: 1,
  class_id: 108,
  student_name: 'Ayaan',
  subject_ids: [4],
  tutoring_place_id: 2,
  days_in_week: 3,
  city_id: 1,
  location_id: 1001,
  detail_address: 'House 12, Road 3, Block B',
  salary: 6000,
};
const coach = {
  student_name: 'Ayaan',
  student_age: 6,
  coach_gender: 'female',
  coach_net_time: 4,
  shift: 'morning',
  coaching_time: '08:30',
  communication_level: 40,
  tutoring_level: 30,
  caring_level: 30,
  city_id: 1,
  location_id: 1001,
  detail_address: 'House 12, Road 3, Block B',
};

export const parentAreaReference = referenceOf(parentAreaContract, {
  shared: [
    ownRequestDescriptions,
    coachDescriptions,
    cvDescriptions,
    proposedDescriptions,
    requestDescriptions,
    tuitionDescriptions,
    invoiceDescriptions,
    entryDescriptions,
    personDescriptions,
  ],
  rows: {
    'listRequests.answer.data': 'request',
    'getRequest.answer': 'request',
    'getProposedCv.answer': 'cv',
    'listOwnTutors.answer.data.request': 'request',
    'listOwnTutors.answer.data.tutor': 'tutors',
    'createCoachRequest.answer.data': 'coach_request',
    'listCoachRequests.answer.data': 'coach_request',
    'listOwnCoaches.answer.data': 'coach_request',
    'getCoachRequest.answer': 'coach_request',
    'updateCoachRequest.answer.data': 'coach_request',
    'getCoachRequest.answer.invoices': 'invoice',
    'getParentProfile.answer.data': 'profile',
    'updateParentProfile.answer.data': 'profile',
  },
  fields: {
    'params.id': 'Id of an own request.',
    'getCoachRequest.params.id': 'Id of an own coach request.',
    'updateCoachRequest.params.id': 'Id of an own coach request.',
    'cancelCoachRequest.params.id': 'Id of an own coach request.',
    'params.application_id': 'Id of the application of one of the proposed tutors.',

    student_id: 'Saved student it is for; then the fields of the learner may be left out.',
    saved_location_id:
      'Saved place where it is taught; then city, area and address may be left out.',
    'body.tutor_id': 'Id of a tutor of the hub the guardian asks for. It is a wish that staff see.',
    'createRequest.answer.id': 'Id of the request.',
    'createRequest.answer.status': 'Status of the request: `pending` until staff have read it.',
    'cancelRequest.body.reason': 'Why, 500 letters at most; staff and applicants read it.',
    'cancelCoachRequest.body.reason': 'Why, 500 letters at most; staff read it.',
    'chooseTutor.body.application_id': 'Id of the application of one of the proposed tutors.',
    'chooseTutor.body.reason': 'Why this tutor, 500 letters at most; staff read it.',

    'listRequests.answer.data':
      'Own requests of this page: those in which the guardian has to act, then the newest.',
    'listOwnTutors.answer.data': 'Confirmed tutors of this page, the newest first.',
    'data.request': 'The request the tuition came from.',
    'data.tutor': 'The tutor who was confirmed.',
    may_review: 'True where the tuition can be reviewed now and has no review yet.',

    'listCoachRequests.answer.data': 'Own coach requests of this page, the newest first.',
    'listOwnCoaches.answer.data':
      'Those whose coach serves, then those that wait for one, then those of earlier days.',
    'createCoachRequest.answer.data': 'The coach request as it is now.',
    'updateCoachRequest.answer.data': 'The coach request as it is now.',
    'coach_request.student_id': 'Saved student it is for; null where it is none.',
    'coach_request.saved_location_id': 'Saved place it is at; null where it is none.',
    coach_religion_id: 'Religion of the coach; none for any.',
    'coach_request.city_id': 'City of the home.',
    'coach_request.location_id': 'Area of the home.',
    'coach_request.latitude': 'Latitude of the home in degrees; null where it is not known.',
    'coach_request.longitude': 'Longitude of the home in degrees; null where it is not known.',
    invoices: 'Invoices of its months, the newest first.',
    'createCoachRequest.body.student_name':
      'Name of the child, 100 letters at most; needed without a saved student.',
    'updateCoachRequest.body.student_name':
      'Name of the child, 100 letters at most; needed without a saved student.',
    'body.student_age': 'Age of the child in years, 2 to 80.',
    'body.coach_net_time': 'Hours a day the coach is to be there, 4 to 8; 5 without it.',
    'body.communication_level': 'Weight of talking with the child, 0 to 100 percent; 0 without it.',
    'body.tutoring_level': 'Weight of teaching, 0 to 100 percent; 0 without it.',
    'body.caring_level': 'Weight of caring for the child, 0 to 100 percent; 0 without it.',
    'body.other_requirements': 'Further wishes, 1,000 letters at most.',

    'answer.data': 'Stored data of the guardian.',
    'profile.id': 'Id of the account, as it stands on invoices.',
    'profile.name': 'Full name of the guardian.',
    email: 'E-mail of the account; null without one.',
    email_verified: 'True where the link that went to it was opened.',
    email_pending: 'New address whose link has not been opened yet; null without one.',
    'profile.phone_no': 'Phone, 01XXXXXXXXX; it is changed by codes alone.',
    'profile.additional_phone_number': 'Second phone, 01XXXXXXXXX; null without one.',
    'profile.about': 'What the guardian says of themselves; null if not given.',
    place: 'Area and city of the newest saved place in one text; null without one.',
    'profile.created_at': 'Moment at which the account was made, ISO 8601 in UTC.',
    'body.name': 'Full name, 100 letters at most; a name that is left as it was is never refused.',
    'body.email': 'E-mail. A new one counts once the link sent there is opened.',
    'body.gender': '1 male, 2 female.',
    'body.additional_phone_number': 'Second phone in any usual writing; left out, none is stored.',
    'body.about': 'A few words about themselves, 500 letters at most.',
  },
  examples: {
    createRequest: {
      query: { lang: 'en' },
      body: { ...asked, idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e06' },
    },
    listRequests: { query: { page: 1, lang: 'en' } },
    getRequest: { params: { id: 17 } },
    updateRequest: { params: { id: 17 }, body: { ...asked, salary: 6500, version: 1 } },
    cancelRequest: { params: { id: 17 }, body: { reason: 'We have found somebody ourselves.' } },
    chooseTutor: {
      params: { id: 17 },
      body: { application_id: 42, reason: 'She has taught this class before.' },
    },
    searchAgain: { params: { id: 17 } },
    getProposedCv: { params: { id: 17, application_id: 42 } },
    listOwnTutors: { query: { page: 1, lang: 'en' } },
    createCoachRequest: {
      query: { lang: 'en' },
      body: { ...coach, idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e07' },
    },
    listCoachRequests: { query: { page: 1, lang: 'en' } },
    listOwnCoaches: { query: { page: 1, lang: 'en' } },
    getCoachRequest: { params: { id: 4 } },
    updateCoachRequest: { params: { id: 4 }, body: { ...coach, coach_net_time: 5, version: 1 } },
    cancelCoachRequest: { params: { id: 4 }, body: { reason: 'A relative helps us now.' } },
    updateParentProfile: {
      query: { lang: 'en' },
      body: {
        name: 'Farhana Islam',
        email: 'farhana.islam@example.com',
        gender: 2,
        about: 'Mother of two, in Mirpur.',
      },
    },
  },
});
