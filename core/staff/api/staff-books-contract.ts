/** Staff: day book, income and the ledger as a file: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as staff from './staff.ts';
import * as books from './staff-books.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffBooksContract = {
  listStaffDays: {
    ...staffOnly,
    summary: 'The day book of a month: what was booked on each day, and which are closed',
    query: books.staffDaysQuery,
    answer: books.staffDaysAnswer,
  },
  getStaffDay: {
    ...staffOnly,
    summary: 'One day of the day book, compared with what it was when it was closed',
    params: books.dayParams,
    answer: books.staffDay,
  },
  closeStaffDay: {
    ...staffOnly,
    summary: 'Closes a day that is over: its sums are kept with who and when',
    params: books.dayParams,
    body: books.closeDayBody,
    answer: books.staffDay,
  },
  listStaffWeeks: {
    ...staffOnly,
    summary: 'Income by week and kind of invoice',
    query: books.staffWeeksQuery,
    answer: books.staffWeeksAnswer,
  },
  exportLedger: {
    ...staffOnly,
    mediaType: 'text/csv',
    summary: 'Lines of the ledger in a period of at most a year as a table for spreadsheets',
    query: books.ledgerExportQuery,
    answer: staff.csvAnswer,
  },
} satisfies Record<string, EndpointRules>;
