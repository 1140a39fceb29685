/** A guardian's saved students and places: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as ownLocations from './own-locations.ts';
import * as parent from './parent.ts';
import * as students from './students.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const savedContract = {
  listStudents: { ...ownArea, summary: 'Saved students', answer: students.studentsAnswer },
  createStudent: {
    ...ownArea,
    summary: 'Saves a student',
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  updateStudent: {
    ...ownArea,
    summary: 'Changes a saved student',
    params: parent.requestParams,
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  deleteStudent: {
    ...ownArea,
    summary: 'Deletes a saved student; requests keep what they say',
    params: parent.requestParams,
    answer: statusAnswer,
  },
  listOwnLocations: {
    ...ownArea,
    summary: 'Saved places',
    answer: ownLocations.ownLocationsAnswer,
  },
  createOwnLocation: {
    ...ownArea,
    summary: 'Saves a place',
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  updateOwnLocation: {
    ...ownArea,
    summary: 'Changes a saved place',
    params: parent.requestParams,
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  deleteOwnLocation: {
    ...ownArea,
    summary: 'Deletes a saved place; requests keep what they say',
    params: parent.requestParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
