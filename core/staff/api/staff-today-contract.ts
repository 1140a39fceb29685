/** Staff: the page their day begins with: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as staff from './staff.ts';

export const staffTodayContract = {
  getStaffToday: {
    tag: 'Staff',
    access: 'staff',
    query: langQuery,
    summary: 'Promises that end, money due, alarms, fourteen days of requests, the own list',
    answer: staff.staffTodayAnswer,
  },
} satisfies Record<string, EndpointRules>;
