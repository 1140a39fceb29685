import { asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { staffCoachQuery } from '#core/staff/api/staff.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readNotes } from '#server/staff/notes/read-notes.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';
import { presentCoachRequest } from '#server/tuition/parent-area/present-coach-request.ts';

/** Lists coach requests: waiting ones in the order they were made; a mixed list newest first. */
export async function listCoaches(
  services: Services,
  { status, page }: z.output<typeof staffCoachQuery>,
  lang: Lang,
) {
  const { db } = services;
  const where = status === undefined ? undefined : eq(coachRequests.status, status);
  const order = status === 'pending' ? asc(coachRequests.id) : desc(coachRequests.id);
  const rows = await db
    .select({ coach: coachRequests, guardian: users })
    .from(coachRequests)
    .innerJoin(parents, eq(parents.id, coachRequests.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(where)
    .orderBy(order)
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const ids = rows.map(({ coach }) => coach.id);
  const notes = await readNotes(db, 'coach_request', ids);
  const data = rows.map(({ coach, guardian }) => ({
    ...presentCoachRequest(services, coach, lang),
    guardian: {
      user_id: guardian.id,
      name: guardian.name,
      phone: shownPhone(guardian.phoneNo),
    },
    notes: notes.get(coach.id) ?? [],
  }));
  return pageOf(page, await db.$count(coachRequests, where), data, STAFF_PAGE_SIZE);
}
