/** The personal data in what a tutor saved, and said of tuitions. */
import { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';
import { savedSearches } from '#server/ground/db/schema/saved-searches.ts';
import { tuitionFeedback } from '#server/ground/db/schema/tuition-feedback.ts';
import { application, tutor } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  OWN,
  type PersonalTable,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const tutorWorkTables: PersonalTable[] = [
  {
    table: savedJobs,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(savedJobs.tutorId),
    what: 'saved jobs',
    readers: OWN,
  },
  {
    table: savedSearches,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(savedSearches.tutorId),
    what: 'saved searches of the job board',
    readers: OWN,
  },
  {
    table: tuitionFeedback,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: application(tuitionFeedback.applicationId),
    what: 'the tutor’s review of a tuition',
    readers: 'staff',
  },
];
