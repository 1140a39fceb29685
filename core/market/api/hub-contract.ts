/** The tutor hub: schemas and access. */

import { langQuery } from '#core/ground/api/fields/fields.ts';
import { areaCounts } from './area-counts.ts';
import * as hub from './hub.ts';
import * as profile from './hub-profile.ts';

const open = { tag: 'Tutor hub', access: 'public' } as const;
const guardian = { tag: 'Tutor hub', access: 'parent', query: langQuery } as const;
const HUB_CACHE_SECONDS = 30;

export const hubContract = {
  listTutors: {
    ...open,
    summary: 'Tutors by relevance, rating, distance or newest',
    cacheSeconds: HUB_CACHE_SECONDS,
    query: hub.tutorHubQuery,
    answer: hub.tutorHubAnswer,
  },
  searchTutors: {
    ...open,
    summary: 'Same as the GET, with the filters in the body',
    query: hub.tutorHubBodyQuery,
    body: hub.tutorHubBody,
    answer: hub.tutorHubAnswer,
  },
  listTutorAreas: {
    ...open,
    summary: 'How many tutors each area has under a filter, for a map',
    cacheSeconds: HUB_CACHE_SECONDS,
    query: hub.tutorAreasQuery,
    answer: areaCounts,
  },
  compareTutors: {
    ...open,
    summary: 'Up to three public profiles side by side',
    cacheSeconds: HUB_CACHE_SECONDS,
    query: profile.compareTutorsQuery,
    answer: profile.compareTutorsAnswer,
  },
  getHubTutor: {
    ...open,
    summary: 'The public profile of a tutor',
    cacheSeconds: HUB_CACHE_SECONDS,
    params: hub.hubTutorParams,
    query: langQuery,
    answer: profile.hubProfile,
  },
  getTaughtTutor: {
    ...guardian,
    summary: 'The profile of a tutor who teaches or taught the guardian, also outside the hub',
    params: hub.hubTutorParams,
    answer: profile.hubProfile,
  },
} as const;
