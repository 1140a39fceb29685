/** Reads what a person did and what was done to the account. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { isLive } from '#server/ground/db/is-live.ts';
import { accountActions } from '#server/ground/db/schema/account-actions.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';

const SHOWN = 50;

export const readApplicationsOf = (db: Db, tutorId: number) =>
  db
    .select({ application: applications, classId: jobOffers.classId, place: jobOffers.locationId })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(eq(applications.tutorId, tutorId))
    .orderBy(desc(applications.id))
    .limit(SHOWN);

export const readRequestsOf = (db: Db, parentId: number) =>
  db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId))
    .orderBy(desc(jobOffers.id))
    .limit(SHOWN);

export const readActionsOf = (db: Db, userId: number) =>
  db
    .select()
    .from(accountActions)
    .where(eq(accountActions.userId, userId))
    .orderBy(desc(accountActions.id));

export const countSessionsOf = (db: Db, userId: number, now: Date): Promise<number> =>
  db.$count(sessions, and(eq(sessions.userId, userId), isLive(now)));
