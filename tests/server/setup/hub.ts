/** Tutors in the hub: valid as they are, each field changeable. */
import type { Db } from '#server/ground/db/database.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { createAccount } from './accounts.ts';

type Given = Parameters<typeof createAccount>;
type Offer = Partial<Omit<typeof tutorProfiles.$inferInsert, 'tutorId'>>;

let last = 5000;

/** Teaches Class 9 mathematics (General Math, 4) in Mirpur 1, where he or she lives. */
export async function createHubTutor(
  db: Db,
  user: Given[1] = {},
  tutor: Given[2] = {},
  offer: Offer = {},
) {
  last += 1;
  const tutorid = `T${last}`;
  const account = await createAccount(
    db,
    { gender: 1, ...user },
    { tutorid, cityId: 1, locationId: 1001, expectedSalary: 6000, ...tutor },
  );
  const { tutorId } = account;
  await db.insert(tutorProfiles).values({
    tutorId,
    preferredLocationIds: [1001],
    categoryIds: [1],
    classIds: [113],
    subjectIds: [4],
    styleIds: [1],
    placeIds: [2],
    availability: 8,
    ...offer,
  });
  await db.insert(tutorEducations).values({
    tutorId,
    educationLevelId: 9,
    universityId: 1,
    universityTypeId: 1,
    departmentId: 35,
    currentSemester: 5,
  });
  await db.transaction((transaction) => refreshListings(transaction, [tutorId], new Date()));
  return { ...account, tutorid };
}
