import type { OwnCheck } from '#core/people/api/documents.ts';
import type { CheckRow } from './read-checks.ts';

export const presentCheck = (row: CheckRow): OwnCheck => ({
  kind: row.kind,
  item_id: row.itemId,
  status: row.status,
  reason: row.reason,
  submitted_at: row.submittedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});
