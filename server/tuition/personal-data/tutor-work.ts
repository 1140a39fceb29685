/** The personal data in what a tutor saved, and said of tuitions. */
import * as s from '#server/ground/db/all-tables.ts';
import { application, tutor } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  OWN,
  type PersonalTable,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

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
];
