import { langQuery } from '../fields/fields.ts';
import { reconcileBody, reconciliation, SETTLEMENT_BODY_BYTES } from '../schemas/reconciliation.ts';
import type { EndpointRules } from './endpoint.ts';

export const reconciliationContract = {
  reconcilePayments: {
    tag: 'Staff',
    access: 'staff',
    query: langQuery,
    summary: 'Compares the settlement file of a service with our payments; books and keeps nothing',
    bodyBytes: SETTLEMENT_BODY_BYTES,
    body: reconcileBody,
    answer: reconciliation,
  },
} satisfies Record<string, EndpointRules>;
