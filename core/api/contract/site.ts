/** Pages about the marketplace itself. */
import { langQuery } from '../fields/fields.ts';
import { homeAnswer } from '../schemas/home.ts';
import { outsideFormAnswer, outsideFormParams } from '../schemas/outside-forms.ts';
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
