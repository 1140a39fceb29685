import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { students } from '#server/ground/db/schema/students.ts';

/** Newest of each; who has more children sees the others in the hub. */
const NEEDS = 3;

/** The need for a tutor: what is to be taught, and where. */
export interface Need {
  classId: number;
  categoryId: number;
  cityId: number;
  locationId: number;
  /** The gender that a request asked for; a child says nothing about it. */
  gender?: number;
}

/** Requests that still look for a tutor say it best; else the saved children, at the newest saved place. */
export async function readNeeds(db: Db, parentId: number): Promise<Need[]> {
  const { classId, categoryId } = students;
  const { cityId, locationId } = parentLocations;
  const [asked, children, [place]] = await Promise.all([
    db
      .select({
        classId: jobOffers.classId,
        categoryId: jobOffers.categoryId,
        cityId: jobOffers.cityId,
        locationId: jobOffers.locationId,
        gender: jobOffers.tutorGender,
      })
      .from(jobOffers)
      .where(
        and(
          eq(jobOffers.parentId, parentId),
          inArray(jobOffers.status, ['pending', 'returned', 'live']),
        ),
      )
      .orderBy(desc(jobOffers.id))
      .limit(NEEDS),
    db
      .select({ classId, categoryId })
      .from(students)
      .where(eq(students.parentId, parentId))
      .orderBy(desc(students.id))
      .limit(NEEDS),
    db
      .select({ cityId, locationId })
      .from(parentLocations)
      .where(eq(parentLocations.parentId, parentId))
      .orderBy(desc(parentLocations.id))
      .limit(1),
  ]);
  if (asked.length > 0) return asked;
  return place === undefined ? [] : children.map((child) => ({ ...child, ...place }));
}
