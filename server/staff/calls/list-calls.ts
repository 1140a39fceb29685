import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { staffCallQuery } from '#core/site/api/assistant.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';

/**
 * Lists calls: waiting ones in the order of asking, those in danger first; a list with answered
 * ones begins with the newest.
 */
export async function listCalls(db: Db, { status, page }: z.output<typeof staffCallQuery>) {
  const { doneAt } = callRequests;
  const where =
    status === undefined ? undefined : status === 'done' ? isNotNull(doneAt) : isNull(doneAt);
  const rows = await db
    .select({ call: callRequests, staff: users.name })
    .from(callRequests)
    .leftJoin(users, eq(users.id, callRequests.doneBy))
    .where(where)
    .orderBy(
      ...(status === 'waiting'
        ? [sql`${callRequests.urgent} is null`, asc(callRequests.id)]
        : [desc(callRequests.id)]),
    )
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = rows.map(({ call, staff }) => ({
    id: call.id,
    name: call.name,
    phone: shownPhone(call.phone),
    lang: call.lang,
    urgent: call.urgent,
    created_at: call.createdAt.toISOString(),
    done_at: call.doneAt?.toISOString() ?? null,
    done_by: staff,
  }));
  return pageOf(page, await db.$count(callRequests, where), data, STAFF_PAGE_SIZE);
}
