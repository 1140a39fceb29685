import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { handoverContract } from './handover-contract.ts';

const lesson = { at: '2026-12-05T16:30:00+06:00', was: null };

export const handoverReference = referenceOf(handoverContract, {
  shared: [tuitionDescriptions, personDescriptions],
  fields: {
    'params.jobId': 'Id of the job for which the caller is appointed.',
    'params.id': 'Id of an own request.',
    'giveTuitionFeedback.params.id': 'Id of an own tuition.',
    'setFirstLessonAsStaff.params.id': 'Id of the tuition.',
    guardian: 'The guardian; only the tutor of the tuition reads it.',
    'guardian.name': 'Full name of the guardian.',
    phone_no: 'Phone to call the other of the two on, 01XXXXXXXXX.',
    'getTutorHandover.answer.place': 'Where it is taught, as exactly as it is known.',
    address: 'Flat, house, road, area and city in one line.',
    latitude:
      'Latitude in degrees, of the middle of the area unless `is_exact`; null where none is known.',
    longitude:
      'Longitude in degrees, of the middle of the area unless `is_exact`; null where none is known.',
    is_exact: 'False: the point is the middle of the area.',
    tutor: 'The tutor; only the guardian of the tuition reads it.',
    'tutor.name': 'Full name of the tutor.',
    university: 'University of the tutor; null where the profile names none.',
    has_profile: 'True where the guardian can open the profile of the tutor.',
    'getGuardianHandover.answer.place': 'Where it is taught, in one line.',
    'body.at': 'Moment of the first lesson, ISO 8601 with an offset.',
    was: 'The time the caller saw, as it was answered; null where none was set. Another one there is refused with 409.',
    'body.rating': 'How the tuition goes, 0 to 5.',
    'body.text': 'In words, 10 to 1,000 letters; only staff read it.',
    feedback: 'What the tutor has said; only the tutor and staff read it.',
    'feedback.rating': 'How the tuition goes, 0 to 5.',
    'feedback.text': 'The same in words, as the tutor wrote it.',
    'feedback.created_at': 'Moment at which it was first given, ISO 8601 in UTC.',
  },
  examples: {
    getTutorHandover: { params: { jobId: 17 } },
    setFirstLessonAsTutor: { params: { jobId: 17 }, body: lesson },
    giveTuitionFeedback: {
      params: { id: 42 },
      body: { rating: 5, text: 'The family is friendly and pays on time.' },
    },
    getGuardianHandover: { params: { id: 17 } },
    setFirstLessonAsGuardian: { params: { id: 17 }, body: lesson },
    setFirstLessonAsStaff: { params: { id: 42 }, body: lesson },
  },
});
