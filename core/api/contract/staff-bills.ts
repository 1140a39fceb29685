/** Staff: extra bills: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import * as bills from '../schemas/staff-bills.ts';
import type { EndpointRules } from './endpoint.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffBillsContract = {
  issueBill: {
    ...staffOnly,
    summary: 'An invoice to a tutor or a guardian with a text and a sum of its own',
    body: bills.issueBillBody,
    answer: bills.billAnswer,
  },
  voidBill: {
    ...staffOnly,
    summary: 'Takes an unpaid extra bill back by a counter-entry',
    params: bills.billParams,
    body: bills.voidBillBody,
    answer: bills.billAnswer,
  },
} satisfies Record<string, EndpointRules>;
