/** Staff: the money desk: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as staff from './staff.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffMoneyContract = {
  listStaffInvoices: {
    ...staffOnly,
    summary: 'Invoices: unpaid by due date, paid and all newest first',
    query: staff.staffInvoicesQuery,
    answer: staff.staffInvoicesAnswer,
  },
  getStaffMoney: {
    ...staffOnly,
    summary: 'What is due and overdue, and what came today and this month',
    answer: staff.staffMoneyAnswer,
  },
  checkStaffBooks: {
    ...staffOnly,
    summary: 'Whether the ledger balances; reads all of it, so it runs when somebody asks',
    answer: staff.booksCheckAnswer,
  },
} satisfies Record<string, EndpointRules>;
