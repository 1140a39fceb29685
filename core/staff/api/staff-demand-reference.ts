import { referenceOf } from '#core/ground/api/reference-of.ts';
import { staffDemandContract } from './staff-demand-contract.ts';

export const staffDemandReference = referenceOf(staffDemandContract, {
  fields: {
    'query.city_id': 'City whose areas are listed. Those of all cities without it.',
    'answer.data':
      'Areas with an open tuition or a tutor: those with most tuitions above their tutors first, areas without an open tuition last.',
    'data.location_id': 'Id of the area.',
    'data.location_name': 'Name of the area.',
    'data.city_id': 'Id of its city.',
    'data.city_name': 'Name of its city.',
    open_tuitions: 'Tuitions of the area that are on the board.',
    tutors:
      'Tutors of the hub who teach or live there. One who teaches in several areas counts in each.',
    missing: 'Open tuitions above the number of tutors; 0 where there are as many tutors or more.',
  },
  examples: { listStaffDemand: { query: { city_id: 1, page: 1 } } },
});
