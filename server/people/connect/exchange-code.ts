import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type CodeTry, findCodeGrant, spendCode, type UsedCode } from './connect-codes.ts';
import { exchangeLimit } from './connect-limits.ts';

/** Wrong, old, used, another site's: one answer for all, so that nothing can be tried out. */
export async function exchangeCode(
  services: Services,
  attempt: CodeTry,
  from: Origin,
): Promise<UsedCode> {
  const { db } = services;
  const now = services.now();
  const grant = await findCodeGrant(db, attempt.code);
  // Of a code nobody has, so there is nobody to count or to write it down for.
  if (grant === undefined) throw new ApiError('connect_code_invalid');
  await takeLimits(db, [exchangeLimit(grant.userId, grant.siteId)], now);
  const used = await spendCode(db, attempt, now);
  const outcome = typeof used !== 'string' ? 'ok' : `code_${used}`;
  await writeAudit(services, from, {
    action: 'embed_code_used',
    outcome,
    userId: grant.userId,
    target: `site:${grant.siteId} ${attempt.origin}`,
  });
  if (typeof used === 'string') throw new ApiError('connect_code_invalid');
  return used;
}
