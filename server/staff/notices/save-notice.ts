/** Writing, changing and ending notices; each with its entry in the log. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeNoticeBody, createNoticeBody } from '#core/community/api/notices.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { AuditChange } from '#server/ground/db/schema/audit-change.ts';
import { notices } from '#server/ground/db/schema/notices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';

type Wanted = z.output<typeof createNoticeBody>;

const toColumns = (wanted: Wanted) => ({
  audience: wanted.audience,
  fromOn: wanted.from_on,
  untilOn: wanted.until_on,
  titleEn: wanted.title_en,
  titleBn: wanted.title_bn,
  textEn: wanted.text_en,
  textBn: wanted.text_bn,
});

const fieldsOf = (columns: ReturnType<typeof toColumns>) => ({
  audience: columns.audience,
  from_day: columns.fromOn,
  to_day: columns.untilOn,
  notice_text: [columns.titleEn, columns.titleBn, columns.textEn, columns.textBn].join('\n'),
});

const note = (
  services: Services,
  db: Db,
  { user, origin }: StaffActor,
  action: AuditAction,
  id: number,
  changes: readonly AuditChange[] = [],
) =>
  writeAudit({ ...services, db }, origin, {
    action,
    outcome: 'ok',
    userId: user.id,
    target: `notice:${id}`,
    changes,
  });

export function createNotice(
  services: Services,
  wanted: Wanted,
  actor: StaffActor,
): Promise<number> {
  return services.db.transaction(async (db) => {
    const [row] = await db
      .insert(notices)
      .values({ ...toColumns(wanted), createdAt: services.now(), createdBy: actor.user.id })
      .returning({ id: notices.id });
    if (row === undefined) throw new Error('No notice was written');
    await note(services, db, actor, 'staff_notice_created', row.id);
    return row.id;
  });
}

/** Held until the transaction ends; one that staff ended stays as it was. */
async function lockOpen(db: Db, id: number) {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('update');
  if (row === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  if (row.endedAt !== null) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  return row;
}

export function changeNotice(
  services: Services,
  id: number,
  { version, ...wanted }: z.output<typeof changeNoticeBody>,
  actor: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const row = await lockOpen(db, id);
    if (row.version !== version)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    await db
      .update(notices)
      .set({
        ...toColumns(wanted),
        version: version + 1,
        changedAt: services.now(),
        changedBy: actor.user.id,
      })
      .where(eq(notices.id, id));
    const changes = changedFields(fieldsOf(row), fieldsOf(toColumns(wanted)));
    await note(services, db, actor, 'staff_notice_changed', id, changes);
  });
}

export function endNotice(services: Services, id: number, actor: StaffActor): Promise<void> {
  return services.db.transaction(async (db) => {
    await lockOpen(db, id);
    await db
      .update(notices)
      .set({ endedAt: services.now(), endedBy: actor.user.id })
      .where(eq(notices.id, id));
    await note(services, db, actor, 'staff_notice_ended', id);
  });
}
