import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { NO_FACTS, type ProfileFacts } from './completion-of.ts';

/** Reads what is stored of a tutor, as far as it counts for the percentage. */
export async function readFacts(db: Db, tutorId: number): Promise<ProfileFacts> {
  const [row] = await db
    .select({
      // As of documents, what was sent counts before staff have looked at it.
      photo: sql<string | null>`coalesce(${users.photo}, ${tutors.newPhoto})`,
      cityId: tutors.cityId,
      expectedSalary: tutors.expectedSalary,
      offer: tutorProfiles,
      personal: tutorPersonalInfos,
    })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
    .leftJoin(tutorPersonalInfos, eq(tutorPersonalInfos.tutorId, tutors.id))
    .where(eq(tutors.id, tutorId));
  const degrees = await db
    .select({ level: tutorEducations.educationLevelId })
    .from(tutorEducations)
    .where(eq(tutorEducations.tutorId, tutorId));
  const [experience] = await db
    .select({ id: tutorExperiences.id })
    .from(tutorExperiences)
    .where(eq(tutorExperiences.tutorId, tutorId))
    .limit(1);
  const certificates = await db
    .select({ type: tutorCertificates.certificateTypeId })
    .from(tutorCertificates)
    .where(eq(tutorCertificates.tutorId, tutorId));
  return {
    ...(row ?? NO_FACTS),
    educationLevelIds: degrees.map(({ level }) => level),
    hasExperience: experience !== undefined,
    certificateTypeIds: certificates.map(({ type }) => type),
  };
}
