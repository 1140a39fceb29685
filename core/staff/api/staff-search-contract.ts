/** Staff: one search over people, requests and invoices: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import * as staff from './staff.ts';

export const staffSearchContract = {
  searchStaffConsole: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'search',
    query: staff.staffSearchQuery,
    summary: 'People, requests and invoices by number, phone, e-mail or name',
    answer: staff.staffSearchAnswer,
  },
} satisfies Record<string, EndpointRules>;
