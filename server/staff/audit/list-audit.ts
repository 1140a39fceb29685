/** The audit log, newest first. */

import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { dhakaDayEnd, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { MAX_ID } from '#core/ground/limits/job-constants.ts';
import type { AuditQuery } from '#core/staff/api/staff.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentChanges } from './present-changes.ts';

const PER_PAGE = 50;
/**
 * The most entries that are counted, as many as pages can be reached; the log is long, and counting
 * all of it helps nobody.
 */
const COUNTED = 25_000;

function conditions({ user_id, action, target, from, to }: AuditQuery): SQL | undefined {
  return and(
    user_id === undefined ? undefined : eq(auditLog.userId, user_id),
    action === undefined ? undefined : eq(auditLog.action, action),
    target === undefined ? undefined : eq(auditLog.target, target),
    from === undefined ? undefined : gte(auditLog.at, dhakaInstant(from)),
    to === undefined ? undefined : lt(auditLog.at, dhakaDayEnd(to)),
  );
}

/** Returns the account a target names; null for others. */
function personIn(target: string | null): number | null {
  const [, id] = /^(?:user|tutor-documents):(\d{1,10})$/.exec(target ?? '') ?? [];
  return id === undefined || Number(id) > MAX_ID ? null : Number(id);
}

export async function listAudit(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  query: AuditQuery,
  lang: Lang,
) {
  const where = conditions(query);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(PER_PAGE)
    .offset(offsetOf(query.page, PER_PAGE));
  const some = db.select({ id: auditLog.id }).from(auditLog).where(where).limit(COUNTED).as('some');
  const [counted] = await db.select({ all: count() }).from(some);
  const actorOf = await readActors(
    db,
    rows.flatMap(({ userId, target }) => [userId, personIn(target)]),
  );
  const data = rows.map(({ id, at, userId, action, outcome, target, changes }) => ({
    id,
    at: at.toISOString(),
    by: actorOf(userId),
    action,
    outcome,
    target,
    target_name: actorOf(personIn(target))?.name ?? null,
    changes: presentChanges(lookupCache.current, lang, changes),
  }));
  return pageOf(query.page, counted?.all ?? 0, data, PER_PAGE);
}
