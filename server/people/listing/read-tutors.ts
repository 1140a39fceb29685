/**
 * Reads what the hub shows of tutors: public columns alone, so that nothing else can slip into an
 * answer.
 */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { prepareOnce } from '#server/ground/db/prepare-once.ts';
import { prepareRows } from '#server/ground/db/prepare-rows.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';
import { publicTextColumns } from '#server/people/profile-fields/public-texts.ts';
import { EVERYBODY } from './facets.ts';

/** The columns that a card of the list is made of. */
const cardColumns = {
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
  preferredLocationIds: tutorProfiles.preferredLocationIds,
  categoryIds: tutorProfiles.categoryIds,
  classIds: tutorProfiles.classIds,
  subjectIds: tutorProfiles.subjectIds,
  placeIds: tutorProfiles.placeIds,
  uploadVideo: tutorProfiles.uploadVideo,
  availability: tutorProfiles.availability,
};
const profileColumns = {
  ...cardColumns,
  createdAt: users.createdAt,
  styleIds: tutorProfiles.styleIds,
  onlineSalary: tutorProfiles.onlineSalary,
  ...publicTextColumns,
};
const cardDegree = {
  tutorId: tutorEducations.tutorId,
  educationLevelId: tutorEducations.educationLevelId,
  universityId: tutorEducations.universityId,
  departmentId: tutorEducations.departmentId,
};

const taughtLesson = {
  tutorId: applications.tutorId,
  day: routineEntries.day,
  startMinute: routineEntries.startMinute,
  minutes: routineEntries.minutes,
};

const givenTutors = sql`${sql.placeholder('tutorIds')}::int[]`;
const isOfEverybody = eq(hubListings.facet, EVERYBODY);
const isListed = and(isOfEverybody, sql`${hubListings.tutorId} = any(${givenTutors})`);
const isGiven = sql`${tutorEducations.tutorId} = any(${givenTutors})`;
const highestFirst = desc(tutorEducations.educationLevelId);

const findCards = prepareOnce((db) =>
  prepareRows(
    db
      .select(cardColumns)
      .from(hubListings)
      .innerJoin(tutors, eq(tutors.id, hubListings.tutorId))
      .innerJoin(users, eq(users.id, tutors.userId))
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
      .where(isListed)
      .prepare('hub_cards'),
  ),
);
const findCardDegrees = prepareOnce((db) =>
  prepareRows(
    db
      .select(cardDegree)
      .from(tutorEducations)
      .where(isGiven)
      .orderBy(highestFirst)
      .prepare('hub_card_degrees'),
  ),
);
/** Finds what they teach in a week, in the tuitions that go on. */
const findTaught = prepareOnce((db) =>
  prepareRows(
    db
      .select(taughtLesson)
      .from(routineEntries)
      .innerJoin(applications, eq(applications.id, routineEntries.applicationId))
      .where(and(sql`${applications.tutorId} = any(${givenTutors})`, isTakenNow))
      .prepare('hub_taught'),
  ),
);
const findProfiles = prepareOnce((db) =>
  prepareRows(
    db
      .select(profileColumns)
      .from(hubListings)
      .innerJoin(tutors, eq(tutors.id, hubListings.tutorId))
      .innerJoin(users, eq(users.id, tutors.userId))
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
      .leftJoin(tutorPersonalInfos, eq(tutorPersonalInfos.tutorId, tutors.id))
      .where(isListed)
      .prepare('hub_profiles'),
  ),
);
const findUnlisted = prepareOnce((db) =>
  prepareRows(
    db
      .select(profileColumns)
      .from(tutors)
      .innerJoin(users, eq(users.id, tutors.userId))
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
      .leftJoin(tutorPersonalInfos, eq(tutorPersonalInfos.tutorId, tutors.id))
      .where(sql`${tutors.id} = any(${givenTutors})`)
      .prepare('unlisted_profiles'),
  ),
);
const findDegrees = prepareOnce((db) =>
  prepareRows(
    db.select().from(tutorEducations).where(isGiven).orderBy(highestFirst).prepare('hub_degrees'),
  ),
);

/** Returns the rows in the order given, each with its degrees and the lessons of its week. */
function withDegrees<
  Row extends { id: number },
  Degree extends { tutorId: number },
  Lesson extends { tutorId: number },
>(tutorIds: readonly number[], [rows, degrees, lessons]: [Row[], Degree[], Lesson[]]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTutor = Map.groupBy(degrees, ({ tutorId }) => tutorId);
  const taught = Map.groupBy(lessons, ({ tutorId }) => tutorId);
  return tutorIds.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [Object.assign(row, { degrees: byTutor.get(id) ?? [], lessons: taught.get(id) ?? [] })];
  });
}

/** Reads the cards of the given tutors who are in the hub. */
export async function readCards(db: Db, tutorIds: number[]) {
  const given = { tutorIds: intArrayText(tutorIds) };
  const found = [
    findCards(db).execute(given),
    findCardDegrees(db).execute(given),
    findTaught(db).execute(given),
  ] as const;
  return withDegrees(tutorIds, await Promise.all(found));
}

/** The same with all that their page shows. */
export async function readProfiles(db: Db, tutorIds: number[]) {
  const given = { tutorIds: intArrayText(tutorIds) };
  const found = [
    findProfiles(db).execute(given),
    findDegrees(db).execute(given),
    findTaught(db).execute(given),
  ] as const;
  return withDegrees(tutorIds, await Promise.all(found));
}

/** The same of tutors outside the hub: only for those they teach (taught-tutor.ts). */
export async function readUnlistedProfiles(db: Db, tutorIds: number[]) {
  const given = { tutorIds: intArrayText(tutorIds) };
  const found = [
    findUnlisted(db).execute(given),
    findDegrees(db).execute(given),
    findTaught(db).execute(given),
  ] as const;
  return withDegrees(tutorIds, await Promise.all(found));
}

export type CardTutor = Awaited<ReturnType<typeof readCards>>[number];
export type ProfileTutor = Awaited<ReturnType<typeof readProfiles>>[number];

/** Null for those who are not in the hub, as for those who do not exist. */
export async function findListedId(db: Db, tutorid: string): Promise<number | null> {
  const [row] = await db
    .select({ id: tutors.id })
    .from(tutors)
    .innerJoin(hubListings, and(eq(hubListings.tutorId, tutors.id), isOfEverybody))
    .where(eq(tutors.tutorid, tutorid));
  return row?.id ?? null;
}
