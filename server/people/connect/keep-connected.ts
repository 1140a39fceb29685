/**
 * The cookie that keeps a partner's page connected. Several sites of one origin share it, because
 * the browser has one place for it; what each may do stands in its grant.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import type { Grant } from '#server/ground/request/caller.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import {
  clearCookie,
  KEPT_SECONDS,
  readCookie,
  setCookie,
} from '#server/people/session/session-cookie.ts';

async function isUsed({ db }: Services, handle: string, sessionId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: embedGrants.id })
    .from(embedGrants)
    .where(
      and(
        eq(embedGrants.handleHash, hashToken(handle)),
        isNull(embedGrants.revokedAt),
        sessionId === undefined ? undefined : eq(embedGrants.sessionId, sessionId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Keeps the connection from now on, or no longer, as the person chose last. */
export async function keepConnected(
  services: Services,
  grant: Grant,
  keep: boolean,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { db, config } = services;
  const now = services.now();
  const known = readCookie(config, request, 'eg');
  const isOwn = known !== undefined && (await isUsed(services, known, grant.sessionId));
  const handle = isOwn ? known : createToken();
  const kept = {
    handleHash: hashToken(handle),
    keptUntil: new Date(now.getTime() + KEPT_SECONDS * 1000),
  };
  await db
    .update(embedGrants)
    .set(keep ? kept : { handleHash: null, keptUntil: null })
    .where(eq(embedGrants.id, grant.id));
  if (keep) setCookie(config, reply, 'eg', handle);
}

/** Once nothing is kept by it any more, the browser need not have it. */
export async function forgetHandle(
  services: Services,
  handle: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (handle !== undefined && !(await isUsed(services, handle)))
    clearCookie(services.config, reply, 'eg');
}
