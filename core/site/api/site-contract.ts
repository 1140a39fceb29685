/** Pages about the marketplace itself. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { homeAnswer } from './home.ts';
import {
  jobsLandingAnswer,
  jobsLandingQuery,
  landingsAnswer,
  tutorsLandingAnswer,
  tutorsLandingQuery,
} from './landing.ts';
import { mapStyleAnswer } from './map-style.ts';
import { outsideFormAnswer, outsideFormParams } from './outside-forms.ts';

export const siteContract = {
  getHome: {
    tag: 'Site',
    access: 'public',
    summary: 'Counts, reviews and questions of the home page',
    cacheSeconds: 30,
    query: langQuery,
    answer: homeAnswer,
  },
  listLandings: {
    tag: 'Site',
    access: 'public',
    summary: 'Pages about one kind of tuition: cities, categories and subjects that have some',
    cacheSeconds: 30,
    query: langQuery,
    answer: landingsAnswer,
  },
  getJobsLanding: {
    tag: 'Site',
    access: 'public',
    summary:
      'Open jobs of a category in a city, or of a subject, in figures and the newest of them',
    cacheSeconds: 30,
    query: jobsLandingQuery,
    answer: jobsLandingAnswer,
  },
  getTutorsLanding: {
    tag: 'Site',
    access: 'public',
    summary: 'Tutors of a category in a city, in figures and the first of them',
    cacheSeconds: 30,
    query: tutorsLandingQuery,
    answer: tutorsLandingAnswer,
  },
  getMapStyle: {
    tag: 'Site',
    access: 'public',
    summary: "The operator's own map, or streets for ours",
    cacheSeconds: 300,
    query: langQuery,
    answer: mapStyleAnswer,
  },
  getOutsideForm: {
    tag: 'Site',
    access: 'public',
    summary: 'A form of somebody else that our page shows',
    cacheSeconds: 300,
    params: outsideFormParams,
    query: langQuery,
    answer: outsideFormAnswer,
  },
} satisfies Record<string, EndpointRules>;
