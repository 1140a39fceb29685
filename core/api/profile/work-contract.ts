import { langQuery } from '../fields/fields.ts';
import { pageQuery } from '../fields/page.ts';
import { entryParams } from '../schemas/profile/answers.ts';
import * as work from '../schemas/profile/work.ts';

const list = { tag: 'Tutor profile', access: 'tutor', query: pageQuery } as const;

export const workContract = {
  listConfirmationLetters: {
    ...list,
    summary: 'What the letters of confirmed jobs say',
    answer: work.confirmationLettersAnswer,
  },
  getConfirmationLetter: {
    tag: 'Tutor profile',
    access: 'tutor',
    query: langQuery,
    summary: 'What one letter says, by the number of its application',
    params: entryParams,
    answer: work.confirmationLetter,
  },
  listMyStudents: { ...list, summary: 'Students of confirmed jobs', answer: work.studentsAnswer },
} as const;
