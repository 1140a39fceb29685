/** Messages to staff: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import { statusAnswer } from '../fields/success.ts';
import * as contact from '../schemas/contact.ts';
import * as staff from '../schemas/staff.ts';
import type { EndpointRules } from './endpoint.ts';

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
    params: staff.staffRequestParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
