import { desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { alarmsQuery } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';

export async function listAlarms(db: Db, { status, page }: z.output<typeof alarmsQuery>) {
  const { seenAt, lastAt, id } = staffAlarms;
  const where =
    status === undefined ? undefined : status === 'seen' ? isNotNull(seenAt) : isNull(seenAt);
  const rows = await db
    .select({ alarm: staffAlarms, staff: users.name })
    .from(staffAlarms)
    .leftJoin(users, eq(users.id, staffAlarms.seenBy))
    .where(where)
    .orderBy(desc(lastAt), desc(id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = rows.map(({ alarm, staff }) => ({
    id: alarm.id,
    kind: alarm.kind,
    subject: alarm.subject,
    times: alarm.times,
    first_at: alarm.firstAt.toISOString(),
    last_at: alarm.lastAt.toISOString(),
    seen_at: alarm.seenAt?.toISOString() ?? null,
    seen_by: staff,
  }));
  return pageOf(page, await db.$count(staffAlarms, where), data, STAFF_PAGE_SIZE);
}
