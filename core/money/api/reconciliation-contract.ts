import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { reconcileBody, reconciliation, SETTLEMENT_BODY_BYTES } from './reconciliation.ts';

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
