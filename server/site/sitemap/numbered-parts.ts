/**
 * Open jobs and tutors of the hub, by ranges of their ids: a page never moves to another part, a part is
 * found by the primary key, and the index reads each row once.
 */
import { and, between, eq, max, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import type { ListedPage } from './sitemap-xml.ts';

/** In two languages these are the 10,000 addresses a part may have. */
const IDS = 5_000;

interface NumberedPart {
  part: number;
  at: Date | null;
}

interface Numbered {
  /** The parts that are not empty. */
  parts(db: Db): Promise<NumberedPart[]>;
  pages(db: Db, part: number): Promise<ListedPage[]>;
}

const idsOf = (part: number): [from: number, to: number] => [(part - 1) * IDS + 1, part * IDS];

// Written out, not a parameter: the partial indexes of the board apply only to this text.
const isOpen = sql`${jobOffers.status} = 'live'`;
const jobChanged = sql`greatest(${jobOffers.postedAt}, ${jobOffers.updatedAt})`;
const jobPart = sql<number>`(${jobOffers.id} - 1) / ${sql.raw(String(IDS))} + 1`;

const jobs: Numbered = {
  parts: (db) =>
    db
      .select({ part: jobPart, at: sql`max(${jobChanged})`.mapWith(jobOffers.updatedAt) })
      .from(jobOffers)
      .where(isOpen)
      .groupBy(jobPart)
      .orderBy(jobPart),
  pages: async (db, part) => {
    const rows = await db
      .select({ id: jobOffers.id, at: jobChanged.mapWith(jobOffers.updatedAt) })
      .from(jobOffers)
      .where(and(isOpen, between(jobOffers.id, ...idsOf(part))))
      .orderBy(jobOffers.id);
    return rows.map(({ id, at }) => ({ path: `/job-details/${id}`, at }));
  },
};

const isListed = eq(hubListings.facet, EVERYBODY);
const tutorPart = sql<number>`(${hubListings.tutorId} - 1) / ${sql.raw(String(IDS))} + 1`;

const profiles: Numbered = {
  parts: (db) =>
    db
      .select({ part: tutorPart, at: max(tutorProfiles.updatedAt) })
      .from(hubListings)
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, hubListings.tutorId))
      .where(isListed)
      .groupBy(tutorPart)
      .orderBy(tutorPart),
  pages: async (db, part) => {
    const rows = await db
      .select({ tutorid: tutors.tutorid, at: tutorProfiles.updatedAt })
      .from(tutors)
      .innerJoin(hubListings, and(eq(hubListings.tutorId, tutors.id), isListed))
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
      .where(between(tutors.id, ...idsOf(part)))
      .orderBy(tutors.id);
    return rows.map(({ tutorid, at }) => ({ path: `/hub/tutor-profile/${tutorid}`, at }));
  },
};

export const numberedParts = { jobs, tutors: profiles };
export type NumberedName = keyof typeof numberedParts;
