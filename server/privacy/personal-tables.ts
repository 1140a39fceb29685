/**
 * Every table that says something of a person: whose it is, what they get when they ask for their
 * data, and what becomes of it when they delete the account. The export, the erasure, the table in
 * docs/privacy.md and the test that misses new columns all read it here.
 */
import { accountTables } from './tables/account.ts';
import { communityTables } from './tables/community.ts';
import { guardianRequestTables } from './tables/guardian-requests.ts';
import { lessonTables } from './tables/lessons.ts';
import { messageTables } from './tables/messages.ts';
import { moneyTables } from './tables/money.ts';
import type { PersonalTable } from './tables/personal-table.ts';
import { signInTables } from './tables/sign-in.ts';
import { staffRecordTables } from './tables/staff-records.ts';
import { tuitionWordTables } from './tables/tuition-words.ts';
import { tuitionTables } from './tables/tuitions.ts';
import { tutorProfileTables } from './tables/tutor-profile.ts';
import { tutorWorkTables } from './tables/tutor-work.ts';

/** In the order of erasing: a row goes before the row it names. */
export const personalTables: PersonalTable[] = [
  ...signInTables,
  ...messageTables,
  ...communityTables,
  ...staffRecordTables,
  ...tutorProfileTables,
  ...tutorWorkTables,
  ...moneyTables,
  ...guardianRequestTables,
  ...lessonTables,
  ...tuitionTables,
  ...tuitionWordTables,
  ...accountTables,
];
