import { and, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/i18n/lang.ts';
import { PAGE_SIZE } from '#core/jobs/job-constants.ts';
import { offsetOf, pageOf } from '#server/db/page-of.ts';
import { liveLessons, tutoringRequests } from '#server/db/schema/tutor-lessons.ts';
import { nameIn } from '#server/services/lookup-row.ts';
import type { Services } from '#server/services/services.ts';

type LessonStatus = (typeof liveLessons.$inferSelect)['status'];
type RequestStatus = (typeof tutoringRequests.$inferSelect)['status'];
interface Wanted<Status> {
  tutorId: number;
  page: number;
  status: Status;
  lang: Lang;
}

export async function listLessons(
  { db, lookupCache }: Services,
  { tutorId, page, status, lang }: Wanted<LessonStatus>,
) {
  const isWanted = and(eq(liveLessons.tutorId, tutorId), eq(liveLessons.status, status));
  const rows = await db
    .select()
    .from(liveLessons)
    .where(isWanted)
    .orderBy(desc(liveLessons.startsAt), desc(liveLessons.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map((row) => ({
    id: row.id,
    student_name: row.studentName,
    subject: nameIn(lookupCache.current.subjects, row.subjectId, lang),
    starts_at: row.startsAt.toISOString(),
    minutes: row.minutes,
    fee: row.fee,
    platform_charge: row.platformCharge,
    earning: row.fee - row.platformCharge,
    rating: row.rating,
    status: row.status,
  }));
  return pageOf(page, await db.$count(liveLessons, isWanted), data);
}

export async function listTutoringRequests(
  { db, lookupCache }: Services,
  { tutorId, page, status, lang }: Wanted<RequestStatus>,
) {
  const lookups = lookupCache.current;
  const isWanted = and(eq(tutoringRequests.tutorId, tutorId), eq(tutoringRequests.status, status));
  const rows = await db
    .select()
    .from(tutoringRequests)
    .where(isWanted)
    .orderBy(desc(tutoringRequests.createdAt), desc(tutoringRequests.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map((row) => ({
    id: row.id,
    category_name: nameIn(lookups.categories, row.categoryId, lang),
    class_name: nameIn(lookups.classes, row.classId, lang),
    location_name: row.locationId === null ? null : nameIn(lookups.locations, row.locationId, lang),
    salary: row.salary,
    message: row.message,
    status: row.status,
    created_at: row.createdAt.toISOString(),
  }));
  return pageOf(page, await db.$count(tutoringRequests, isWanted), data);
}
