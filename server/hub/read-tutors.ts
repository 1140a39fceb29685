/** What the hub shows of tutors: public columns alone, so that nothing else can slip into an answer. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { intArrayText } from '#server/db/int-array.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { prepareRows } from '#server/db/prepare-rows.ts';
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

const isOfEverybody = eq(hubListings.facet, EVERYBODY);

const listedTutors = (db: Db) =>
  db
    .select(tutorColumns)
    .from(hubListings)
    .innerJoin(tutors, eq(tutors.id, hubListings.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
    .$dynamic();

const givenTutors = sql`${sql.placeholder('tutorIds')}::int[]`;

const findTutors = prepareOnce((db) =>
  prepareRows(
    listedTutors(db)
      .where(and(isOfEverybody, sql`${hubListings.tutorId} = any(${givenTutors})`))
      .prepare('hub_tutors'),
  ),
);
const findDegrees = prepareOnce((db) =>
  prepareRows(
    db
      .select()
      .from(tutorEducations)
      .where(sql`${tutorEducations.tutorId} = any(${givenTutors})`)
      .orderBy(desc(tutorEducations.educationLevelId))
      .prepare('hub_degrees'),
  ),
);

type Row = Awaited<ReturnType<typeof listedTutors>>[number];
export type Degree = typeof tutorEducations.$inferSelect;
export type HubTutor = Row & { degrees: Degree[] };

/** Those of the given tutors who are in the hub, in the order given. */
export async function readTutors(db: Db, tutorIds: number[]): Promise<HubTutor[]> {
  if (tutorIds.length === 0) return [];
  const given = { tutorIds: intArrayText(tutorIds) };
  const [rows, degrees] = await Promise.all([
    findTutors(db).execute(given),
    findDegrees(db).execute(given),
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
