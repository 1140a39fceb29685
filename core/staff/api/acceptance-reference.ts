import { referenceOf } from '#core/ground/api/reference-of.ts';
import { hubDescriptions } from '#core/market/api/hub-descriptions.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { tutorFactsDescriptions } from '#core/people/api/tutor-facts-descriptions.ts';
import { acceptanceContract } from './acceptance-contract.ts';

export const acceptanceReference = referenceOf(acceptanceContract, {
  shared: [
    tutorFactsDescriptions,
    hubDescriptions,
    entryDescriptions,
    personDescriptions,
    tuitionDescriptions,
  ],
  rows: { 'getNewTutor.answer': 'tutor' },
  fields: {
    'params.id': 'Id of the account of the tutor.',
    'query.status': 'State to filter by. All without it.',
    'listNewTutors.answer.data':
      'New tutors of this page: with `status=waiting` the longest waiting first, else the last decided first.',
    'data.state': '`waiting` for staff, `accepted` or `declined`.',
    person: 'The tutor who is new.',
    'person.type': 'Kind of account.',
    photo: 'Name of the photo’s file, read at `/storage/profile/<photo>`; null without a photo.',
    gender: '1 male, 2 female; null if not given.',
    phone: 'Phone of the tutor, 01XXXXXXXXX.',
    'data.city_name': 'City of the tutor; null if not given.',
    'data.area': 'Area of the tutor; null if not given.',
    profile_completed: 'How complete the profile is, in percent; 80 are needed.',
    facts: 'Facts staff choose by.',
    documents: 'Documents and entries of the tutor, counted by how they stand.',
    'documents.waiting': 'Those that wait for staff.',
    'documents.approved': 'Those that are approved.',
    'documents.returned': 'Those that were returned to the tutor.',
    asked_at:
      'Moment since which staff are asked, ISO 8601 in UTC; null while the profile is not complete enough.',
    decided_at: 'Moment of the decision, ISO 8601 in UTC; null before.',
    'data.note': 'What staff saw and heard, for each other; null before a decision.',
    'data.reason': 'Why the tutor was declined, as the tutor reads it; null otherwise.',
    'body.note': 'What staff saw and heard, 500 letters at most; only staff read it.',
    'body.reason': 'Why, 500 letters at most; the tutor reads it.',
  },
  examples: {
    listNewTutors: { query: { status: 'waiting', page: 1 } },
    getNewTutor: { params: { id: 31 } },
    acceptTutor: { params: { id: 31 }, body: { version: 1, note: 'Called, knows the subject.' } },
    declineTutor: {
      params: { id: 31 },
      body: {
        version: 1,
        note: 'The certificate belongs to somebody else.',
        reason: 'Please upload a certificate in your own name.',
      },
    },
  },
});
