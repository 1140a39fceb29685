/** Tutors as the guardian of a request sees them: five proposed at most, and nobody's phone. */
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { SHORTLIST_MAX } from '#core/ground/limits/hire-limits.ts';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import { ratingAverage } from '#core/market/hub/hub-score.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readPublicProfiles } from '#server/market/hub/read-public-profiles.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';

import { isNotReplaced } from './replacements.ts';

export const PROPOSED = ['shortlisted', 'appointed', 'confirm', 'payment'] as const;

/** Tuitions a tutor has got, last first. */
async function readTaught({ db }: Pick<Services, 'db'>, tutorIds: number[]) {
  if (tutorIds.length === 0) return new Map<number, { classId: number; categoryId: number }[]>();
  const rows = await db
    .select({
      tutorId: applications.tutorId,
      classId: jobOffers.classId,
      categoryId: jobOffers.categoryId,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(inArray(applications.tutorId, tutorIds), wasConfirmed))
    .orderBy(desc(applications.stageChangedAt));
  return Map.groupBy(rows, ({ tutorId }) => tutorId);
}

/** The university of a tutor: the current one, else that of the highest degree. */
export async function readStudies(db: Db, tutorIds: number[]) {
  const rows = await db
    .select({ tutorId: tutorEducations.tutorId, universityId: tutorEducations.universityId })
    .from(tutorEducations)
    .where(and(inArray(tutorEducations.tutorId, tutorIds), isNotNull(tutorEducations.universityId)))
    // The last one of a tutor stays in the map.
    .orderBy(tutorEducations.currentInstitute, tutorEducations.educationLevelId);
  return new Map(rows.map(({ tutorId, universityId }) => [tutorId, universityId]));
}

interface Connected {
  application: typeof applications.$inferSelect;
  tutor: typeof tutors.$inferSelect;
  user: typeof users.$inferSelect;
}

/** Presents them in the order given. */
export async function presentConnected(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  rows: readonly Connected[],
  lang: Lang,
): Promise<ConnectedTutor[]> {
  const lookups = lookupCache.current;
  const tutorIds = rows.map(({ tutor }) => tutor.id);
  const taught = await readTaught({ db }, tutorIds);
  const studies = await readStudies(db, tutorIds);
  const profiles = await readPublicProfiles(db, tutorIds);
  const name = (table: Parameters<typeof nameIn>[0], id: number | null | undefined) =>
    id === null || id === undefined ? null : nameIn(table, id, lang) || null;
  return rows.map(({ application, tutor, user }) => {
    const tuitions = taught.get(tutor.id) ?? [];
    return {
      application_id: application.id,
      tutorid: tutor.tutorid,
      name: user.name,
      gender: user.gender,
      photo: user.photo,
      class_name: name(lookups.classes, tuitions[0]?.classId),
      medium: name(lookups.categories, tuitions[0]?.categoryId),
      university: name(lookups.universities, studies.get(tutor.id)),
      rating: ratingAverage(tutor),
      city_name: name(lookups.cities, tutor.cityId),
      area: name(lookups.locations, tutor.locationId),
      review_count: tutor.ratingCount,
      completed_tuitions: tutor.completedTuitions,
      about: profiles.get(tutor.id)?.about ?? null,
      documents_checked: presentChecked(tutor),
      has_profile:
        profiles.has(tutor.id) ||
        (user.erasedAt === null &&
          (isTaken(application.stage) || application.confirmedAt !== null)),
      expected_salary: tutor.expectedSalary,
      stage: application.stage,
      applied_at: application.createdAt.toISOString(),
    };
  });
}

export async function connectedTutors(
  services: Pick<Services, 'db' | 'lookupCache'>,
  jobId: number,
  lang: Lang,
): Promise<ConnectedTutor[]> {
  const rows = await services.db
    .select({ application: applications, tutor: tutors, user: users })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(
      and(
        eq(applications.jobOfferId, jobId),
        inArray(applications.stage, PROPOSED),
        isNotReplaced(services.db),
      ),
    )
    .orderBy(applications.stageChangedAt, applications.id)
    .limit(SHORTLIST_MAX);
  return presentConnected(services, rows, lang);
}
