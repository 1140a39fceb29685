/** The files staff may take away. Phones stand only where somebody is to be called: with people. */
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import { showPhoneNumber } from '#core/people/account/phone-number.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { type LookupTable, nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import type { Table } from './stream-table.ts';

type Job = typeof jobOffers.$inferSelect;
type Application = typeof applications.$inferSelect;
type User = typeof users.$inferSelect;
type Tutor = typeof tutors.$inferSelect;

export function requestsTable(
  { db, lookupCache }: Services,
  lang: Lang,
): Table<{ id: number; job: Job; guardian: string; guardianId: number }> {
  const lookups = lookupCache.current;
  return {
    columns:
      'request_no status created_at_dhaka posted_at_dhaka class category subjects city area days_in_week salary wished_salary guardian_id guardian site'.split(
        ' ',
      ),
    readAfter: (id, limit) =>
      db
        .select({ id: jobOffers.id, job: jobOffers, guardian: users.name, guardianId: users.id })
        .from(jobOffers)
        .innerJoin(parents, eq(parents.id, jobOffers.parentId))
        .innerJoin(users, eq(users.id, parents.userId))
        .where(gt(jobOffers.id, id))
        .orderBy(asc(jobOffers.id))
        .limit(limit),
    toCells: ({ job, guardian, guardianId }) => [
      requestNo(job.id),
      shownStatus(job.status),
      job.createdAt,
      job.postedAt,
      nameIn(lookups.classes, job.classId, lang),
      nameIn(lookups.categories, job.categoryId, lang),
      namesIn(lookups.subjects, job.subjectIds, lang).join(', '),
      nameIn(lookups.cities, job.cityId, lang),
      nameIn(lookups.locations, job.locationId, lang),
      job.daysInWeek,
      job.actualSalary,
      job.wishedSalary,
      guardianId,
      guardian,
      job.sourceSite,
    ],
  };
}

export function applicationsTable({
  db,
}: Services): Table<{ id: number; application: Application; tutorid: string; name: string }> {
  return {
    columns:
      'application_id request_no tutorid tutor stage applied_at_dhaka stage_changed_at_dhaka ended_reason confirmed_at_dhaka confirmed_salary'.split(
        ' ',
      ),
    readAfter: (id, limit) =>
      db
        .select({
          id: applications.id,
          application: applications,
          tutorid: tutors.tutorid,
          name: users.name,
        })
        .from(applications)
        .innerJoin(tutors, eq(tutors.id, applications.tutorId))
        .innerJoin(users, eq(users.id, tutors.userId))
        .where(gt(applications.id, id))
        .orderBy(asc(applications.id))
        .limit(limit),
    toCells: ({ application, tutorid, name }) => [
      application.id,
      requestNo(application.jobOfferId),
      tutorid,
      name,
      application.stage,
      application.createdAt,
      application.stageChangedAt,
      application.endedReason,
      application.confirmedAt,
      application.confirmedSalary,
    ],
  };
}

/** The table of people without staff: nobody needs a list of colleagues' phones. */
export function peopleTable(
  { db, lookupCache, now }: Services,
  lang: Lang,
): Table<{ id: number; user: User; tutor: Tutor | null }> {
  const { cities, locations } = lookupCache.current;
  const nameOf = (table: LookupTable, id: number | null | undefined) =>
    id === null || id === undefined ? null : nameIn(table, id, lang);
  return {
    columns:
      'user_id type name phone email tutorid city area profile_completed lock banned deactivated created_at_dhaka'.split(
        ' ',
      ),
    readAfter: (id, limit) =>
      db
        .select({ id: users.id, user: users, tutor: tutors })
        .from(users)
        .leftJoin(tutors, eq(tutors.userId, users.id))
        .where(and(gt(users.id, id), ne(users.type, 'staff'), isNull(users.erasedAt)))
        .orderBy(asc(users.id))
        .limit(limit),
    toCells: ({ user, tutor }) => [
      user.id,
      user.type,
      user.name,
      showPhoneNumber(user.phoneNo),
      user.email,
      tutor?.tutorid ?? null,
      nameOf(cities, tutor?.cityId),
      nameOf(locations, tutor?.locationId),
      tutor?.profileCompleted ?? null,
      user.accountStatus,
      isBanned(user, now()) ? 'yes' : '',
      user.deactivatedAt === null ? '' : 'yes',
      user.createdAt,
    ],
  };
}
