/** Lookup lists: schemas, access and caching. */

import { inSeconds } from '#core/ground/dates/duration.ts';
import type { EndpointRules } from './endpoint.ts';
import { langQuery } from './fields/fields.ts';
import * as lookup from './lookup.ts';

export const LOOKUP_CACHE_SECONDS = inSeconds({ hours: 1 });

/**
 * POST forms of the dependent lists, with the answer of the GET beside them:
 * docs/requirements/ground/api.md, "Paths".
 */
const select = {
  tag: 'Lookups',
  access: 'public',
  query: langQuery,
  answer: lookup.lookupAnswer,
} as const;
const list = { ...select, cacheSeconds: LOOKUP_CACHE_SECONDS } as const;

export const lookupsContract = {
  listCities: { ...list, summary: 'Cities' },
  listGroups: { ...list, summary: 'Groups' },
  listCurricula: { ...list, summary: 'Curricula' },
  listBoards: { ...list, summary: 'Education boards' },
  listReligions: { ...list, summary: 'Religions' },
  listCategories: { ...list, summary: 'Tutoring categories' },
  listClasses: { ...list, summary: 'Classes of a category', query: lookup.classSearchQuery },
  listTaughtClasses: {
    ...list,
    summary: 'All classes, each with its category and its subjects',
    answer: lookup.taughtClassesAnswer,
  },
  selectClasses: { ...select, summary: 'Classes of a category', body: lookup.classesQuery },
  listSubjects: { ...list, summary: 'Subjects of a class', query: lookup.subjectSearchQuery },
  selectSubjects: { ...select, summary: 'Subjects of a class', body: lookup.subjectsQuery },
  listLocations: { ...list, summary: 'Areas of a city', query: lookup.locationsQuery },
  selectLocations: { ...select, summary: 'Areas of a city', body: lookup.locationsQuery },
  listTutoringStyles: { ...list, summary: 'Tutoring styles' },
  listTutoringPlaces: { ...list, summary: 'Tutoring places' },
  listEducationLevels: { ...list, summary: 'Education levels' },
  listExamTitles: {
    ...list,
    summary: 'Exam titles of an education level',
    query: lookup.examTitlesQuery,
  },
  selectExamTitles: {
    ...select,
    summary: 'Exam titles of an education level',
    body: lookup.examTitlesQuery,
  },
  listUniversityTypes: { ...list, summary: 'University types' },
  listUniversities: {
    ...list,
    summary: 'Universities by text',
    query: lookup.searchTextQuery,
    answer: lookup.universitiesAnswer,
  },
  listDepartments: { ...list, summary: 'Departments by text', query: lookup.searchTextQuery },
  listCertificateTypes: {
    ...list,
    summary: 'Certificate types',
    query: lookup.certificateTypesQuery,
  },
  selectCertificateTypes: {
    ...select,
    summary: 'Certificate types',
    body: lookup.certificateTypesQuery,
  },
  listSchools: { ...list, summary: 'Schools and colleges by text', query: lookup.searchTextQuery },
  listCurriculumDependencies: { ...list, summary: 'Boards of the English medium curriculum' },
} satisfies Record<string, EndpointRules>;
