import { langQuery } from '../schemas/fields.ts';
import * as work from '../schemas/profile/work.ts';
import { settingsEndpoints as endpoints } from './settings-endpoints.ts';

const _tutor = { tag: 'Settings', access: 'tutor', query: langQuery } as const;
const _session = { tag: 'Settings', access: 'session', query: langQuery } as const;
const _change = { changesProfile: true } as const;
const list = { tag: 'Tutor profile', access: 'tutor', query: work.pageQuery } as const;

export const workContract = {
  listInvoices: {
    ...endpoints.listInvoices,
    ...list,
    summary: 'Own invoices, newest first',
    answer: work.invoicesAnswer,
  },
  listTransactions: {
    ...endpoints.listTransactions,
    ...list,
    summary: 'Charges, payments and refunds, newest first',
    answer: work.transactionsAnswer,
  },
  listConfirmationLetters: {
    ...endpoints.listConfirmationLetters,
    ...list,
    summary: 'What the letters of confirmed jobs say',
    answer: work.confirmationLettersAnswer,
  },
  listMyStudents: {
    ...endpoints.listMyStudents,
    ...list,
    summary: 'Students of confirmed jobs',
    answer: work.studentsAnswer,
  },
  listLessons: {
    ...endpoints.listLessons,
    ...list,
    summary: 'Lessons taught live',
    query: work.lessonsQuery,
    answer: work.lessonsAnswer,
  },
  listTutoringRequests: {
    ...endpoints.listTutoringRequests,
    ...list,
    summary: 'Requests guardians sent to this tutor',
    query: work.requestsQuery,
    answer: work.requestsAnswer,
  },
} as const;
