/** Staff: bills: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as bills from './staff-bills.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffBillsContract = {
  issueBill: {
    ...staffOnly,
    summary: 'An invoice to a tutor or a guardian: an extra bill, a delivery, an order of the shop',
    body: bills.issueBillBody,
    answer: bills.billAnswer,
  },
  voidBill: {
    ...staffOnly,
    summary: 'Takes an unpaid bill of staff back by a counter-entry',
    params: bills.billParams,
    body: bills.voidBillBody,
    answer: bills.billAnswer,
  },
} satisfies Record<string, EndpointRules>;
