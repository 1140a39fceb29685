import type { PgTable } from 'drizzle-orm/pg-core';
import * as s from '#server/ground/db/all-tables.ts';

/** Tables that say nothing of a person, or only by a key that leads to nobody. */
export const impersonalTables: PgTable[] = [
  // Lists of names.
  s.categories,
  s.classes,
  s.subjects,
  s.classSubjects,
  s.tutoringStyles,
  s.tutoringPlaces,
  s.educationLevels,
  s.examTitles,
  s.studyGroups,
  s.curricula,
  s.boards,
  s.universityTypes,
  s.universities,
  s.schools,
  s.departments,
  s.religions,
  s.certificateTypes,
  s.cities,
  s.locations,
  s.referenceState,
  // Counts up alone.
  s.invoiceNumbers,
  // Which codes there are, and which of the staff made them.
  s.promoCodes,
  // What staff wrote for everybody, and which of the staff did.
  s.notices,
  // Partners are schools and sites.
  s.partners,
  s.partnerOrigins,
  s.siteCounts,
  // Counts, and hashes whose key is thrown away after a day.
  s.jobCounters,
  s.jobViews,
  s.viewSalts,
  s.rateLimits,
  s.otpCircuits,
  // Go with their grant.
  s.embedCodes,
  s.embedTokens,
  // Ids of accounts, for staff.
  s.staffAlarms,
  // Keys of transactions of our own accounts, and what each paid.
  s.payoutTransactions,
  // Sums of a day, and which of the staff closed it.
  s.ledgerDays,
];
