import type { AuditAction } from '#core/staff/audit-actions.ts';
import type { AuditChange } from '#server/ground/db/schema/audit-change.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { addressBlock } from '#server/ground/network/address-block.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';

export interface AuditEntry {
  action: AuditAction;
  /** `ok`, or the error code. */
  outcome: string;
  userId?: number | undefined;
  target?: string;
  /** The fields it changed; stored where there are any. */
  changes?: readonly AuditChange[];
}

type Writing = Pick<Services, 'db' | 'config' | 'now'>;

/** Writes the audit entries of one call; there is at least one. */
export async function writeAudits(
  { db, config, now }: Writing,
  { ip, requestId }: Origin,
  entries: readonly AuditEntry[],
): Promise<void> {
  const addressHash = keyedHash(config.appSecret, 'address', addressBlock(ip));
  const at = now();
  await db.insert(auditLog).values(
    entries.map(({ changes = [], ...entry }) => ({
      ...entry,
      at,
      addressHash,
      requestId,
      changes: changes.length === 0 ? null : [...changes],
    })),
  );
}

export const writeAudit = (writing: Writing, origin: Origin, entry: AuditEntry): Promise<void> =>
  writeAudits(writing, origin, [entry]);
