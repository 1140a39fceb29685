/** What the hub shows of tutors: public columns alone, so that nothing else can slip into an answer. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { tutors, users } from '#server/db/schema/people.ts';
import { tutorEducations } from '#server/db/schema/tutor-educations.ts';
import { tutorProfiles } from '#server/db/schema/tutor-profiles.ts';
import { EVERYBODY } from './facets.ts';

const tutorColumns = {
  id: tutors.id,
  tutorid: tutors.tutorid,
  cityId: tutors.cityId,
  locationId: tutors.locationId,
  expectedSalary: tutors.expectedSalary,
  ratingSum: tutors.ratingSum,
  ratingCount: tutors.ratingCount,
  completedTuitions: tutors.completedTuitions,
  documentsCheckedAt: tutors.documentsCheckedAt,
  checkedParts: tutors.checkedParts,
  name: users.name,
  gender: users.gender,
  photo: users.photo,
  createdAt: users.createdAt,
  preferredLocationIds: tutorProfiles.preferredLocationIds,
  categoryIds: tutorProfiles.categoryIds,
  classIds: tutorProfiles.classIds,
  subjectIds: tutorProfiles.subjectIds,
  styleIds: tutorProfiles.styleIds,
  placeIds: tutorProfiles.placeIds,
  aboutStyle: tutorProfiles.aboutStyle,
  aboutOnline: tutorProfiles.aboutOnline,
  onlineSalary: tutorProfiles.onlineSalary,
  uploadVideo: tutorProfiles.uploadVideo,
  availability: tutorProfiles.availability,
};

const listedTutors = (db: Db) =>
  db
    .select(tutorColumns)
    .from(hubListings)
    .innerJoin(tutors, eq(tutors.id, hubListings.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
    .$dynamic();

const readDegrees = (db: Db, tutorIds: number[]) =>
  db
    .select()
    .from(tutorEducations)
    .where(inArray(tutorEducations.tutorId, tutorIds))
    .orderBy(desc(tutorEducations.educationLevelId));

type Row = Awaited<ReturnType<typeof listedTutors>>[number];
export type Degree = Awaited<ReturnType<typeof readDegrees>>[number];
export type HubTutor = Row & { degrees: Degree[] };

const isOfEverybody = eq(hubListings.facet, EVERYBODY);

/** Those of the given tutors who are in the hub, in the order given. */
export async function readTutors(db: Db, tutorIds: number[]): Promise<HubTutor[]> {
  if (tutorIds.length === 0) return [];
  const [rows, degrees] = await Promise.all([
    listedTutors(db).where(and(isOfEverybody, inArray(hubListings.tutorId, tutorIds))),
    readDegrees(db, tutorIds),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTutor = Map.groupBy(degrees, ({ tutorId }) => tutorId);
  return tutorIds.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, degrees: byTutor.get(id) ?? [] }];
  });
}

/** Null for those who are not in the hub, as for those who do not exist. */
export async function findListedId(db: Db, tutorid: string): Promise<number | null> {
  const [row] = await db
    .select({ id: tutors.id })
    .from(tutors)
    .innerJoin(hubListings, and(eq(hubListings.tutorId, tutors.id), isOfEverybody))
    .where(eq(tutors.tutorid, tutorid));
  return row?.id ?? null;
}
