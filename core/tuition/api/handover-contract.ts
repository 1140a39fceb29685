/** Tutor and guardian of one tuition: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { jobParams } from '#core/market/api/job.ts';
import { requestParams } from '#core/market/api/parent.ts';
import { entryParams } from '#core/people/api/profile/answers.ts';
import * as handover from './handover.ts';

const shared = { tag: 'Tutoring', query: langQuery } as const;

export const handoverContract = {
  getTutorHandover: {
    ...shared,
    access: 'tutor',
    summary: 'The guardian and the exact place of an own tuition, from appointment on',
    params: jobParams,
    answer: handover.tutorHandover,
  },
  setFirstLessonAsTutor: {
    ...shared,
    access: 'tutor',
    summary: 'Sets the first lesson of an own tuition; the guardian is notified',
    params: jobParams,
    body: handover.firstLessonBody,
    answer: handover.firstLessonAnswer,
  },
  giveTuitionFeedback: {
    ...shared,
    access: 'tutor',
    summary:
      'What the tutor says of a tuition, for staff only, when it may be reviewed; again to change it',
    params: entryParams,
    body: handover.feedbackBody,
    answer: handover.feedbackAnswer,
  },
  getGuardianHandover: {
    ...shared,
    access: 'parent',
    summary: 'The tutor of an own request, from appointment on',
    params: requestParams,
    answer: handover.guardianHandover,
  },
  setFirstLessonAsGuardian: {
    ...shared,
    access: 'parent',
    summary: 'Sets the first lesson of an own request; the tutor is notified',
    params: requestParams,
    body: handover.firstLessonBody,
    answer: handover.firstLessonAnswer,
  },
  setFirstLessonAsStaff: {
    ...shared,
    access: 'staff',
    summary: 'Sets the first lesson of a tuition; tutor and guardian are notified',
    params: handover.applicationParams,
    body: handover.firstLessonBody,
    answer: handover.firstLessonAnswer,
  },
} satisfies Record<string, EndpointRules>;
