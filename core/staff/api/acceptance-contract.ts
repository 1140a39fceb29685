/** New tutors: what the tutor asks for, and the desk of staff: schemas and access. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { hubProfile } from '#core/market/api/hub-profile.ts';
import * as acceptance from '#core/people/api/acceptance.ts';
import { versionAnswer } from '#core/people/api/fields/staff-fields.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const acceptanceContract = {
  askForAcceptance: {
    tag: 'Tutor profile',
    access: 'tutor',
    changesProfile: true,
    query: langQuery,
    summary: 'Hands the profile in again, a week or more after it was declined',
    answer: statusAnswer,
  },
  listNewTutors: {
    ...staffOnly,
    readsPeople: 'new-tutors',
    summary: 'New tutors who wait, were accepted or declined',
    query: acceptance.newTutorsQuery,
    answer: acceptance.newTutorsAnswer,
  },
  getNewTutor: {
    ...staffOnly,
    summary: 'The profile of a new tutor as guardians would see it',
    params: acceptance.newTutorParams,
    answer: hubProfile,
  },
  acceptTutor: {
    ...staffOnly,
    summary: 'Accepts a new tutor, who is then in the hub',
    params: acceptance.newTutorParams,
    body: acceptance.acceptTutorBody,
    answer: versionAnswer,
  },
  declineTutor: {
    ...staffOnly,
    summary: 'Declines a new tutor, who is notified why',
    params: acceptance.newTutorParams,
    body: acceptance.declineTutorBody,
    answer: versionAnswer,
  },
} satisfies Record<string, EndpointRules>;
