/**
 * Every table that says something of a person: whose it is, what they get when they ask for their
 * data, and what becomes of it when they delete the account. The export, the erasure, the table in
 * docs/privacy.md and the test that misses new columns all read it here.
 */

import { communityTables } from '#server/community/personal-data.ts';
import type { PersonalTable } from '#server/ground/personal-data/personal-table.ts';
import { guardianRequestTables, searchAlertTables } from '#server/market/personal-data.ts';
import { moneyTables } from '#server/money/personal-data.ts';
import { messageTables } from '#server/notify/personal-data.ts';
import { accountTables } from '#server/people/personal-data/account.ts';
import { signInTables } from '#server/people/personal-data/sign-in.ts';
import { tutorProfileTables } from '#server/people/personal-data/tutor-profile.ts';
import { staffRecordTables } from '#server/privacy/staff-records.ts';
import { lessonTables } from '#server/tuition/personal-data/lessons.ts';
import { tuitionWordTables } from '#server/tuition/personal-data/tuition-words.ts';
import { tuitionTables } from '#server/tuition/personal-data/tuitions.ts';
import { tutorWorkTables } from '#server/tuition/personal-data/tutor-work.ts';

/** The tables in the order of erasing: a row goes before the row it names. */
export const personalTables: PersonalTable[] = [
  ...signInTables,
  ...messageTables,
  ...searchAlertTables,
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
