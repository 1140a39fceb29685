/** Own data and the end of the account: schemas and access. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { sentAnswer } from './account.ts';
import * as privacy from './privacy.ts';

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
