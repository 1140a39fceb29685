import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { staffNamesContract } from './staff-names-contract.ts';

export const staffNamesReference = referenceOf(staffNamesContract, {
  shared: [personDescriptions],
  fields: {
    'query.kind': 'Kind of name to filter by. All without it.',
    kind: 'Whether it is a university, a department or a school.',
    'params.id': 'Id of the name.',
    data: 'Names of this page, the most used first.',
    'data.id': 'Id of the name.',
    'data.name': 'Name in English, or as the tutor wrote it.',
    'data.name_bn': 'Name in Bengali, or as the tutor wrote it.',
    'body.name': 'Name in English, 120 letters at most.',
    'body.name_bn': 'Name in Bengali, 120 letters at most.',
    tutors: 'How many tutors give it in their education.',
    first_by: 'The first of these tutors; null where none gives it any more.',
    'first_by.name': 'Full name of that tutor.',
    first_at: 'Moment at which it was named first, ISO 8601 in UTC; null where it is not known.',
    into_id: 'Id of the name of the same kind that takes its place.',
  },
  examples: {
    listNames: { query: { kind: 'university', page: 1 } },
    renameName: {
      params: { kind: 'university', id: 900 },
      body: { name: 'University of the Rivers', name_bn: 'নদী বিশ্ববিদ্যালয়' },
    },
    approveName: { params: { kind: 'university', id: 900 } },
    mergeName: { params: { kind: 'university', id: 900 }, body: { into_id: 1 } },
  },
});
