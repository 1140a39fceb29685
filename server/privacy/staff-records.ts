/** The tables of what staff decided, heard and noted about a person. */
import { sql } from 'drizzle-orm';
import { accountActions } from '#server/ground/db/schema/account-actions.ts';
import { reviewReports } from '#server/ground/db/schema/reviews.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import {
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const staffRecordTables: PersonalTable[] = [
  {
    table: accountActions,
    ...WITH_ACCOUNT,
    of: user(accountActions.userId),
    exported: ['kind', 'colour', 'reason', 'until', 'at'],
    hidden: 'id userId byUserId',
    what: 'bans, locks and their reasons',
    readers: STAFF,
  },
  {
    table: reviewReports,
    ...WITH_ACCOUNT,
    of: user(reviewReports.userId),
    exported: ['reviewId', 'about', 'reason', 'text', 'at', 'settledAt'],
    hidden: 'id userId',
    what: 'reviews and answers the person has reported',
    readers: 'staff',
  },
  {
    table: staffNotes,
    ...WITH_ACCOUNT,
    of: (
      _db,
      { userId, tutorId, parentId },
    ) => sql`(${staffNotes.subject}, ${staffNotes.subjectId}) in (
      select 'user', ${userId}::int
      union all select 'application', id from applications where tutor_id = ${tutorId}
      union all select 'request', id from job_offers where parent_id = ${parentId}
      union all select 'coach_request', id from coach_requests where parent_id = ${parentId})`,
    exported: [],
    hidden: 'id subject subjectId text byUserId at',
    what: 'what staff noted about the person, for each other',
    readers: 'staff',
  },
];
