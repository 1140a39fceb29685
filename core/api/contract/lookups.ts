/** Lookup lists: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as lookup from '../schemas/lookup.ts';
import type { Endpoint } from './endpoint.ts';

export const LOOKUP_CACHE_SECONDS = 3600;
const list = {
  tag: 'Lookups',
  access: 'public',
  cacheSeconds: LOOKUP_CACHE_SECONDS,
  answer: lookup.lookupAnswer,
} as const;
/**
 * POST forms of the dependent lists, with the answer of the GET beside them:
 * docs/requirements/api.md, "Paths".
 */
const select = { tag: 'Lookups', access: 'public', answer: lookup.lookupAnswer } as const;

export const lookupsContract = {
  listCities: { ...endpoints.listCities, ...list, summary: 'Cities', query: langQuery },
  listGroups: { ...endpoints.listGroups, ...list, summary: 'Groups', query: langQuery },
  listCurricula: { ...endpoints.listCurricula, ...list, summary: 'Curricula', query: langQuery },
  listBoards: { ...endpoints.listBoards, ...list, summary: 'Education boards', query: langQuery },
  listReligions: { ...endpoints.listReligions, ...list, summary: 'Religions', query: langQuery },
  listCategories: {
    ...endpoints.listCategories,
    ...list,
    summary: 'Tutoring categories',
    query: langQuery,
  },
  listClasses: {
    ...endpoints.listClasses,
    ...list,
    summary: 'Classes of a category',
    query: lookup.classesQuery,
  },
  selectClasses: {
    ...endpoints.selectClasses,
    ...select,
    summary: 'Classes of a category',
    query: langQuery,
    body: lookup.classesQuery,
  },
  listSubjects: {
    ...endpoints.listSubjects,
    ...list,
    summary: 'Subjects of a class',
    query: lookup.subjectsQuery,
  },
  selectSubjects: {
    ...endpoints.selectSubjects,
    ...select,
    summary: 'Subjects of a class',
    query: langQuery,
    body: lookup.subjectsQuery,
  },
  listLocations: {
    ...endpoints.listLocations,
    ...list,
    summary: 'Areas of a city',
    query: lookup.locationsQuery,
  },
  selectLocations: {
    ...endpoints.selectLocations,
    ...select,
    summary: 'Areas of a city',
    query: langQuery,
    body: lookup.locationsQuery,
  },
  listTutoringStyles: {
    ...endpoints.listTutoringStyles,
    ...list,
    summary: 'Tutoring styles',
    query: langQuery,
  },
  listTutoringPlaces: {
    ...endpoints.listTutoringPlaces,
    ...list,
    summary: 'Tutoring places',
    query: langQuery,
  },
  listEducationLevels: {
    ...endpoints.listEducationLevels,
    ...list,
    summary: 'Education levels',
    query: langQuery,
  },
  listExamTitles: {
    ...endpoints.listExamTitles,
    ...list,
    summary: 'Exam titles of an education level',
    query: lookup.examTitlesQuery,
  },
  selectExamTitles: {
    ...endpoints.selectExamTitles,
    ...select,
    summary: 'Exam titles of an education level',
    query: langQuery,
    body: lookup.examTitlesQuery,
  },
  listUniversityTypes: {
    ...endpoints.listUniversityTypes,
    ...list,
    summary: 'University types',
    query: langQuery,
  },
  listUniversities: {
    ...endpoints.listUniversities,
    ...list,
    summary: 'Universities by text',
    query: lookup.searchTextQuery,
  },
  listDepartments: {
    ...endpoints.listDepartments,
    ...list,
    summary: 'Departments by text',
    query: lookup.searchTextQuery,
  },
  listCertificateTypes: {
    ...endpoints.listCertificateTypes,
    ...list,
    summary: 'Certificate types',
    query: lookup.certificateTypesQuery,
  },
  selectCertificateTypes: {
    ...endpoints.selectCertificateTypes,
    ...select,
    summary: 'Certificate types',
    query: langQuery,
    body: lookup.certificateTypesQuery,
  },
  listSchools: {
    ...endpoints.listSchools,
    ...list,
    summary: 'Schools and colleges by text',
    query: lookup.searchTextQuery,
  },
  listCurriculumDependencies: {
    ...endpoints.listCurriculumDependencies,
    ...list,
    summary: 'Boards of the English medium curriculum',
    query: langQuery,
  },
} satisfies Record<string, Endpoint>;
