/** Messages to staff: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { idParams, langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as contact from './contact.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const contactContract = {
  sendContactMessage: {
    tag: 'Site',
    access: 'own-pages',
    summary: 'Writes to staff',
    query: langQuery,
    body: contact.contactBody,
    answer: statusAnswer,
  },
  listStaffMessages: {
    ...staffOnly,
    readsPeople: 'messages',
    summary: 'What people wrote on the contact page',
    query: contact.staffMessageQuery,
    answer: contact.staffMessageAnswer,
  },
  finishMessage: {
    ...staffOnly,
    summary: 'A message has been answered',
    params: idParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
