/** Own data and the end of the account: schemas and access. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import { sentAnswer, statusAnswer } from '../schemas/account.ts';
import * as privacy from '../schemas/privacy.ts';
import type { Endpoint } from './endpoint.ts';

const session = { tag: 'Account', access: 'session', query: langQuery } as const;

export const privacyContract = {
  exportOwnData: {
    ...endpoints.exportOwnData,
    ...session,
    summary: 'All own data',
    answer: privacy.exportAnswer,
  },
  sendDeletionCode: {
    ...endpoints.sendDeletionCode,
    ...session,
    summary: 'A code to confirm the deletion with, for accounts without a password',
    answer: sentAnswer,
  },
  askDeletion: {
    ...endpoints.askDeletion,
    ...session,
    summary: 'Deletes the account in 14 days; open requests, applications and tuitions end now',
    body: privacy.deletionBody,
    answer: privacy.deletionAnswer,
  },
  undoDeletion: {
    ...endpoints.undoDeletion,
    ...session,
    summary: 'Keeps the account',
    answer: statusAnswer,
  },
} satisfies Record<string, Endpoint>;
