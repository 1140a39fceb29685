/** Pages about the marketplace itself. */
import { langQuery } from '../fields/fields.ts';
import { homeAnswer } from '../schemas/home.ts';
import type { EndpointRules } from './endpoint.ts';

export const siteContract = {
  getHome: {
    tag: 'Site',
    access: 'public',
    summary: 'Counts, reviews and questions of the home page',
    cacheSeconds: 30,
    query: langQuery,
    answer: homeAnswer,
  },
} satisfies Record<string, EndpointRules>;
