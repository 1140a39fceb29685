import type { PgTable } from 'drizzle-orm/pg-core';
import { impersonalTables as ofCommunity } from '#server/community/personal-data.ts';
import {
  boards,
  categories,
  certificateTypes,
  classes,
  classSubjects,
  curricula,
  departments,
  educationLevels,
  examTitles,
  religions,
  schools,
  studyGroups,
  subjects,
  tutoringPlaces,
  tutoringStyles,
  universities,
  universityTypes,
} from '#server/ground/db/schema/lookups.ts';
import { cities, locations } from '#server/ground/db/schema/places.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { referenceState } from '#server/ground/db/schema/reference-state.ts';
import { siteCounts } from '#server/ground/db/schema/site-counts.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { impersonalTables as ofMarket } from '#server/market/personal-data.ts';
import { impersonalTables as ofMoney } from '#server/money/personal-data.ts';
import { impersonalTables as ofPeople } from '#server/people/personal-data/sign-in.ts';

/** Tables that say nothing of a person, or only by a key that leads to nobody. */
export const impersonalTables: PgTable[] = [
  // Lists of names.
  categories,
  classes,
  subjects,
  classSubjects,
  tutoringStyles,
  tutoringPlaces,
  educationLevels,
  examTitles,
  studyGroups,
  curricula,
  boards,
  universityTypes,
  universities,
  schools,
  departments,
  religions,
  certificateTypes,
  cities,
  locations,
  referenceState,
  // Counts, and hashes whose key is thrown away after a day.
  rateLimits,
  siteCounts,
  // Ids of accounts, for staff.
  staffAlarms,
  ...ofPeople,
  ...ofMoney,
  ...ofMarket,
  ...ofCommunity,
];
