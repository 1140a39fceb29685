import { pageQuery } from '../fields/page.ts';
import * as work from '../schemas/profile/work.ts';

const list = { tag: 'Tutor profile', access: 'tutor', query: pageQuery } as const;

export const workContract = {
  listMyStudents: { ...list, summary: 'Students of confirmed jobs', answer: work.studentsAnswer },
} as const;
