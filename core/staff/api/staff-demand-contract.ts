/** Staff: open tuitions against tutors by area: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import * as staff from './staff.ts';

export const staffDemandContract = {
  listStaffDemand: {
    tag: 'Staff',
    access: 'staff',
    query: staff.staffDemandQuery,
    summary: 'Open tuitions against tutors by area, the greatest lack first',
    answer: staff.staffDemandAnswer,
  },
} satisfies Record<string, EndpointRules>;
