import { asc, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { staffCoachQuery } from '#core/api/schemas/staff.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { coachRequests } from '#server/db/schema/coach-requests.ts';
import { parents, users } from '#server/db/schema/people.ts';
import { presentCoachRequest } from '#server/parent-area/present-coach-request.ts';
import type { Services } from '#server/services/services.ts';
import { readNotes } from '#server/staff/notes/read-notes.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';
import { toPage } from '#server/staff/to-page.ts';

const PER_PAGE = 25;

/** Those that wait come in the order they were made; a mixed list begins with the newest. */
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
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const [counted] = await db.select({ all: count() }).from(coachRequests).where(where);
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
  return toPage({ page, per_page: PER_PAGE }, counted?.all ?? 0, data);
}
