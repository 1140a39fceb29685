import { sql } from 'drizzle-orm';
import type { SignalView } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { toIntArray } from '#server/ground/db/int-array.ts';
import { signalRows } from './signal-rows.ts';

/** The signals of these requests, by request. */
export async function findSignals(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, SignalView[]>> {
  const found = new Map<number, SignalView[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      id: sql<number>`id`,
      kind: sql<SignalView['kind']>`kind`,
      other_request_id: sql<number | null>`other_request_id`,
      value: sql<number | null>`value`,
    })
    .from(sql`(${signalRows(sql`id = any(${toIntArray(ids)})`)}) as signals`)
    .orderBy(sql`kind`);
  for (const { id, ...signal } of rows) found.set(id, [...(found.get(id) ?? []), signal]);
  return found;
}
