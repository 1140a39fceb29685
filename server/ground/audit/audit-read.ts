/** Staff who look at people leave a row: which person, or which page of which list. */

import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { countUse } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { writeAudit } from './write-audit.ts';

/** Screens refresh by themselves: who keeps one open has looked once. */
const SAME_LOOK = [{ seconds: inSeconds({ minutes: 10 }), max: 1 }];

const partOf = (part: unknown, name: string): string | undefined => {
  const value = Object(part)[name];
  return value === undefined ? undefined : String(value);
};

export async function auditRead(
  services: Services,
  readsPeople: NonNullable<Endpoint['readsPeople']>,
  { user }: Caller,
  request: FastifyRequest,
): Promise<void> {
  const id = partOf(request.params, 'id');
  const target = `${readsPeople}:${id ?? `page-${partOf(request.query, 'page') ?? 1}`}`;
  const limit = { key: `people-read:${user.id}:${target}`, windows: SAME_LOOK };
  if ((await countUse(services.db, [limit], services.now())) > 0) return;
  await writeAudit(services, originOf(request), {
    action: 'staff_people_read',
    outcome: 'ok',
    userId: user.id,
    target,
  });
}
