/**
 * Selects the rows of a table that are of a person. Null: none can be, the person is not of this
 * kind.
 */
import { eq, inArray, or } from 'drizzle-orm';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { PersonalTable } from './personal-table.ts';

type Of = PersonalTable['of'];
// Columns of many tables: what they have in common is that they hold an id or a phone.
type Column = Parameters<typeof inArray>[0];

export const user =
  (column: Column): Of =>
  (_db, { userId }) =>
    eq(column, userId);

export const tutor =
  (column: Column): Of =>
  (_db, { tutorId }) =>
    tutorId === null ? null : eq(column, tutorId);

export const parent =
  (column: Column): Of =>
  (_db, { parentId }) =>
    parentId === null ? null : eq(column, parentId);

export const request =
  (column: Column): Of =>
  (db, { parentId }) => {
    if (parentId === null) return null;
    const { id, parentId: owner } = jobOffers;
    return inArray(column, db.select({ id }).from(jobOffers).where(eq(owner, parentId)));
  };

export const application =
  (column: Column): Of =>
  (db, { tutorId }) => {
    if (tutorId === null) return null;
    const { id, tutorId: owner } = applications;
    return inArray(column, db.select({ id }).from(applications).where(eq(owner, tutorId)));
  };

/** Tuitions of a tutor and of a guardian. */
export const tuition =
  (column: Column): Of =>
  (db, { tutorId, parentId }) => {
    const { id, tutorId: tutorOf, jobOfferId } = applications;
    const ofTutor = tutorId === null ? undefined : eq(tutorOf, tutorId);
    const ofParent = parentId === null ? undefined : eq(jobOffers.parentId, parentId);
    if (ofTutor === undefined && ofParent === undefined) return null;
    const own = db
      .select({ id })
      .from(applications)
      .innerJoin(jobOffers, eq(jobOffers.id, jobOfferId))
      .where(or(ofTutor, ofParent));
    return inArray(column, own);
  };

export const phone =
  (column: Column): Of =>
  (_db, { phoneNo }) =>
    eq(column, phoneNo);

export const tutorOrParent =
  (tutorColumn: Column, parentColumn: Column): Of =>
  (db, owner) => {
    const both = [tutor(tutorColumn)(db, owner), parent(parentColumn)(db, owner)];
    const given = both.filter((one) => one !== null);
    return given.length === 0 ? null : or(...given);
  };
