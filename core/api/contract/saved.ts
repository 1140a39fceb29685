/** A guardian's saved students and places: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as ownLocations from '../schemas/own-locations.ts';
import * as parent from '../schemas/parent.ts';
import * as students from '../schemas/students.ts';
import type { Endpoint } from './endpoint.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const savedContract = {
  listStudents: {
    ...endpoints.listStudents,
    ...ownArea,
    summary: 'Saved students',
    answer: students.studentsAnswer,
  },
  createStudent: {
    ...endpoints.createStudent,
    ...ownArea,
    summary: 'Saves a student',
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  updateStudent: {
    ...endpoints.updateStudent,
    ...ownArea,
    summary: 'Changes a saved student',
    params: parent.requestParams,
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  deleteStudent: {
    ...endpoints.deleteStudent,
    ...ownArea,
    summary: 'Deletes a saved student; requests keep what they say',
    params: parent.requestParams,
    answer: account.statusAnswer,
  },
  listOwnLocations: {
    ...endpoints.listOwnLocations,
    ...ownArea,
    summary: 'Saved places',
    answer: ownLocations.ownLocationsAnswer,
  },
  createOwnLocation: {
    ...endpoints.createOwnLocation,
    ...ownArea,
    summary: 'Saves a place',
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  updateOwnLocation: {
    ...endpoints.updateOwnLocation,
    ...ownArea,
    summary: 'Changes a saved place',
    params: parent.requestParams,
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  deleteOwnLocation: {
    ...endpoints.deleteOwnLocation,
    ...ownArea,
    summary: 'Deletes a saved place; requests keep what they say',
    params: parent.requestParams,
    answer: account.statusAnswer,
  },
} satisfies Record<string, Endpoint>;
