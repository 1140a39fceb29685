import { pageQuery } from '#core/ground/api/fields/page.ts';
import * as work from './work.ts';

const list = { tag: 'Tutor profile', access: 'tutor', query: pageQuery } as const;

export const workContract = {
  listMyStudents: { ...list, summary: 'Students of confirmed jobs', answer: work.studentsAnswer },
} as const;
