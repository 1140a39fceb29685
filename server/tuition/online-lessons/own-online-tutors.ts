/** The tutors with whom a guardian has had online lessons, the last first. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { OwnOnlineTutor } from '#core/tuition/api/online-lessons.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findOffer } from './online-tutors.ts';

export async function listOwnOnlineTutors({ db }: Services, parentId: number, page: number) {
  const isHeld = and(eq(onlineLessons.parentId, parentId), eq(onlineLessons.status, 'completed'));
  const held = db
    .select({
      tutorId: onlineLessons.tutorId,
      lessons: sql<number>`count(*)`.mapWith(Number).as('lessons'),
      lastAt: sql<Date>`max(${onlineLessons.startsAt})`
        .mapWith(onlineLessons.startsAt)
        .as('last_at'),
      lastId: sql<number>`max(${onlineLessons.id})`.mapWith(Number).as('last_id'),
    })
    .from(onlineLessons)
    .where(isHeld)
    .groupBy(onlineLessons.tutorId)
    .as('held');
  const rows = await db
    .select({
      tutorId: held.tutorId,
      lessons: held.lessons,
      lastAt: held.lastAt,
      lastId: held.lastId,
      tutorid: tutors.tutorid,
      name: users.name,
      photo: users.photo,
      gender: users.gender,
      erasedAt: users.erasedAt,
    })
    .from(held)
    .innerJoin(tutors, eq(tutors.id, held.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .orderBy(desc(held.lastAt), desc(held.tutorId))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data: OwnOnlineTutor[] = [];
  for (const { tutorId, tutorid, name, photo, gender, lessons, lastAt, lastId, erasedAt } of rows)
    data.push({
      name,
      photo,
      gender,
      tutorid,
      lessons,
      last_at: lastAt.toISOString(),
      last_id: lastId,
      has_profile: erasedAt === null,
      may_book: (await findOffer(db, eq(tutors.id, tutorId))) !== undefined,
    });
  return pageOf(page, await db.$count(held), data);
}
