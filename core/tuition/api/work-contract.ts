import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { earningsAnswer } from './earnings.ts';
import * as work from './work.ts';

const list = { tag: 'Tutor profile', access: 'tutor', query: pageQuery } as const;

export const workContract = {
  listMyStudents: { ...list, summary: 'Students of confirmed jobs', answer: work.studentsAnswer },
  getEarnings: {
    tag: 'Money',
    access: 'tutor',
    query: langQuery,
    summary:
      'Agreed pay, online lessons and what was paid to us, in each of the last twelve months',
    answer: earningsAnswer,
  },
} as const;
