import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { staffMessageQuery } from '#core/site/api/contact.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';

/**
 * Lists messages: waiting ones in the order of writing; a list with answered ones newest first.
 */
export async function listMessages(db: Db, { status, page }: z.output<typeof staffMessageQuery>) {
  const { doneAt, id } = contactMessages;
  const where =
    status === undefined ? undefined : status === 'done' ? isNotNull(doneAt) : isNull(doneAt);
  const rows = await db
    .select({ written: contactMessages, staff: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.doneBy))
    .where(where)
    .orderBy(status === 'waiting' ? asc(id) : desc(id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = rows.map(({ written, staff }) => ({
    id: written.id,
    name: written.name,
    phone: shownPhone(written.phone),
    email: written.email,
    topic: written.topic,
    message: written.message,
    job_id: written.jobId,
    lang: written.lang,
    created_at: written.createdAt.toISOString(),
    done_at: written.doneAt?.toISOString() ?? null,
    done_by: staff,
  }));
  return pageOf(page, await db.$count(contactMessages, where), data, STAFF_PAGE_SIZE);
}
