import type { CommunityKind } from '#core/community/posts/community-constants.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';

export interface Done {
  act: 'created' | 'updated' | 'deleted' | 'reported';
  kind: CommunityKind;
  id: number;
  userId: number;
}

export const auditCommunity = (
  services: Services,
  db: Db,
  { act, kind, id, userId }: Done,
  origin: Origin,
) =>
  writeAudit({ ...services, db }, origin, {
    action: `community_${kind}_${act}`,
    outcome: 'ok',
    userId,
    target: `${kind}:${id}`,
  });
