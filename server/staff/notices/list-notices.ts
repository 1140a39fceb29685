import { count, desc, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffNotice, staffNoticesQuery } from '#core/community/api/notices.ts';
import { windowState } from '#core/ground/dates/day-window.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { inWindow } from '#server/ground/db/in-window.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { noticeDismissals, notices } from '#server/ground/db/schema/notices.ts';
import type { Services } from '#server/ground/services/services.ts';

async function countDismissals(db: Db, ids: number[]): Promise<(id: number) => number> {
  const rows = await db
    .select({ id: noticeDismissals.noticeId, total: count() })
    .from(noticeDismissals)
    .where(inArray(noticeDismissals.noticeId, ids))
    .groupBy(noticeDismissals.noticeId);
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  return (id) => totals.get(id) ?? 0;
}

export async function listNotices(
  { db, now }: Services,
  { status, page }: z.output<typeof staffNoticesQuery>,
) {
  const today = dhakaDate(now());
  const where = status && inWindow(notices, status, today);
  const rows = await db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const dismissals = await countDismissals(
    db,
    rows.map(({ id }) => id),
  );
  const actorOf = await readActors(
    db,
    rows.flatMap(({ createdBy, changedBy, endedBy }) => [createdBy, changedBy, endedBy]),
  );
  const data = rows.map(
    (row): StaffNotice => ({
      id: row.id,
      state: windowState(row, today),
      audience: row.audience,
      from_on: row.fromOn,
      until_on: row.untilOn,
      title_en: row.titleEn,
      title_bn: row.titleBn,
      text_en: row.textEn,
      text_bn: row.textBn,
      version: row.version,
      dismissed: dismissals(row.id),
      created_at: row.createdAt.toISOString(),
      created_by: actorOf(row.createdBy),
      changed_at: row.changedAt?.toISOString() ?? null,
      changed_by: actorOf(row.changedBy),
      ended_at: row.endedAt?.toISOString() ?? null,
      ended_by: actorOf(row.endedBy),
    }),
  );
  return pageOf(page, await db.$count(notices, where), data, STAFF_PAGE_SIZE);
}
