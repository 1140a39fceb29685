/** The threads of a person: those with messages, and those of tuitions that go on, which wait for the first. */
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { ThreadItem } from '#core/tuition/api/chat.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { messageSides, tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { isOrWasTuition, isTakenNow } from '#server/ground/db/tuitions.ts';
import type { Person } from '#server/ground/request/caller.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { guardianName } from '#server/tuition/handover/find-tuition.ts';
import { isOwnTuition } from '#server/tuition/teaching/find-own-tuition.ts';
import { presentContent } from './present-message.ts';

const tutorUsers = alias(users, 'tutor_users');
const guardianUsers = alias(users, 'guardian_users');

const threadsOf = (db: Db, person: Person) =>
  db
    .select({
      application: applications,
      classId: jobOffers.classId,
      details: { contactName: requestDetails.contactName },
      tutorUser: {
        id: tutorUsers.id,
        name: tutorUsers.name,
        photo: tutorUsers.photo,
        gender: tutorUsers.gender,
      },
      guardian: { name: guardianUsers.name, photo: guardianUsers.photo },
      unread: messageSides.unread,
      last: tuitionMessages,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .leftJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .leftJoin(
      messageSides,
      and(eq(messageSides.applicationId, applications.id), eq(messageSides.userId, person.user.id)),
    )
    .leftJoin(tuitionMessages, eq(tuitionMessages.id, messageSides.newestId))
    .$dynamic();

const isShown = (person: Person) =>
  and(isOwnTuition(person), isOrWasTuition, or(isTakenNow, gt(messageSides.newestId, 0)));

export async function listThreads(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  person: Person,
  page: number,
  lang: Lang,
) {
  const where = isShown(person);
  const rows = await threadsOf(db, person)
    .where(where)
    .orderBy(sql`coalesce(${messageSides.newestId}, 0) desc`, desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map((row): ThreadItem => {
    const isTutor = row.tutorUser.id === person.user.id;
    return {
      tuition_id: row.application.id,
      side: isTutor ? 'tutor' : 'guardian',
      other: isTutor
        ? { name: guardianName(row), photo: row.guardian.photo, gender: null }
        : { name: row.tutorUser.name, photo: row.tutorUser.photo, gender: row.tutorUser.gender },
      class_name: nameIn(lookupCache.current.classes, row.classId, lang),
      is_over: row.application.stage === 'closed',
      unread: row.unread ?? 0,
      last: row.last && presentLast(row.last, person.user.id),
    };
  });
  return pageOf(page, await db.$count(threadsOf(db, person).where(where).as('threads')), data);
}

function presentLast(row: typeof tuitionMessages.$inferSelect, readerId: number) {
  const { picture, ...content } = presentContent(row);
  return { is_own: row.senderId === readerId, has_picture: picture !== null, ...content };
}
