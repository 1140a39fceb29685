/** Own data and the end of the account: schemas and access. */
import { langQuery } from '../fields/fields.ts';
import { statusAnswer } from '../fields/success.ts';
import { sentAnswer } from '../schemas/account.ts';
import * as privacy from '../schemas/privacy.ts';
import type { EndpointRules } from './endpoint.ts';

const session = { tag: 'Account', access: 'session', query: langQuery } as const;

export const privacyContract = {
  exportOwnData: { ...session, summary: 'All own data', answer: privacy.exportAnswer },
  sendDeletionCode: {
    ...session,
    summary: 'A code to confirm the deletion with, for accounts without a password',
    answer: sentAnswer,
  },
  askDeletion: {
    ...session,
    summary: 'Deletes the account in 14 days; open requests, applications and tuitions end now',
    body: privacy.deletionBody,
    answer: privacy.deletionAnswer,
  },
  undoDeletion: { ...session, summary: 'Keeps the account', answer: statusAnswer },
} satisfies Record<string, EndpointRules>;
