/** The life of a tuition: schemas and access. Who is neither its tutor nor its guardian gets `not_found`. */
import { langQuery } from '../fields/fields.ts';
import * as teaching from '../schemas/teaching.ts';
import type { EndpointRules } from './endpoint.ts';

const tuition = {
  tag: 'Teaching',
  access: 'session',
  query: langQuery,
  params: teaching.tuitionParams,
} as const;

export const teachingContract = {
  getTuition: {
    ...tuition,
    summary: 'One own tuition, from appointment on, also when it is over',
    answer: teaching.tuitionAnswer,
  },
} satisfies Record<string, EndpointRules>;
