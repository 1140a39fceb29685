/** Staff: names that tutors added: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as staff from './staff.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const change = { ...staffOnly, params: staff.nameParams, answer: statusAnswer } as const;

export const staffNamesContract = {
  listNames: {
    ...staffOnly,
    summary: 'Universities, departments and schools that tutors added, not listed yet',
    query: staff.namesQuery,
    answer: staff.namesAnswer,
  },
  renameName: {
    ...change,
    summary: 'Corrects an added name in both languages',
    body: staff.renameBody,
  },
  approveName: { ...change, summary: 'Lists an added name: it is offered to everybody' },
  mergeName: {
    ...change,
    summary: 'Moves everything that uses an added name to another one and deletes the name',
    body: staff.mergeNameBody,
  },
} satisfies Record<string, EndpointRules>;
