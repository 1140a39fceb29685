/** What a tutor saved, said of tuitions and paid. */
import * as s from '#server/db/all-tables.ts';
import { application, tutor } from './owned-by.ts';
import { EXPORTED, OWN, type PersonalTable, STAFF, WITH_ACCOUNT } from './personal-table.ts';

export const tutorWorkTables: PersonalTable[] = [
  {
    table: s.savedJobs,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.savedJobs.tutorId),
    what: 'saved jobs',
    readers: OWN,
  },
  {
    table: s.savedSearches,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.savedSearches.tutorId),
    what: 'saved searches of the job board',
    readers: OWN,
  },
  {
    table: s.tuitionFeedback,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: application(s.tuitionFeedback.applicationId),
    what: 'the tutor’s review of a tuition',
    readers: 'staff',
  },
  {
    table: s.tutorTransactions,
    ...EXPORTED,
    of: tutor(s.tutorTransactions.tutorId),
    erased: 'keep',
    stays: 'id tutorId invoiceId kind taka at',
    what: 'payments and refunds',
    readers: STAFF,
    why: 'bookkeeping; names nobody',
  },
  {
    table: s.tutorInvoices,
    ...EXPORTED,
    of: tutor(s.tutorInvoices.tutorId),
    erased: 'keep',
    stays:
      'id tutorId applicationId jobOfferId jobType salary percent taka reducedBy status issuedAt dueOn paidAt',
    what: 'invoices of the platform charge',
    readers: STAFF,
    why: 'bookkeeping; names nobody',
  },
];
