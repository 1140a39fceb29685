/** The token of a partner's page: ten minutes, few rights, dead as soon as anything behind it ends. */

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { partners } from '#server/ground/db/schema/partners.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import type { EmbedCaller } from '#server/ground/request/caller.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import { isGrantAlive } from './grants.ts';

export const EMBED_TOKEN_SECONDS = 600;

export async function issueToken(
  db: Db,
  grantId: string,
  scopes: EmbedScope[],
  now: Date,
): Promise<string> {
  const token = createToken();
  await db.insert(embedTokens).values({
    tokenHash: hashToken(token),
    grantId,
    scopes,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + EMBED_TOKEN_SECONDS * 1000),
  });
  return token;
}

/** Read again with each call: session, site, origin, account. The caller's origin is not looked at. */
export async function findEmbedCaller(
  db: Db,
  token: string,
  now: Date,
): Promise<EmbedCaller | null> {
  const [row] = await db
    .select({
      token: embedTokens,
      grant: embedGrants,
      user: users,
      tutor: tutors,
      parent: { id: parents.id },
    })
    .from(embedTokens)
    .innerJoin(embedGrants, eq(embedGrants.id, embedTokens.grantId))
    .innerJoin(partners, eq(partners.siteId, embedGrants.siteId))
    .innerJoin(sessions, eq(sessions.id, embedGrants.sessionId))
    .innerJoin(users, eq(users.id, embedGrants.userId))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(
      and(
        eq(embedTokens.tokenHash, hashToken(token)),
        isNull(embedTokens.revokedAt),
        gt(embedTokens.expiresAt, now),
        isGrantAlive(now),
        isNull(users.deactivatedAt),
      ),
    );
  if (row === undefined) return null;
  const { token: found, ...rest } = row;
  return { ...rest, scopes: found.scopes, tokenHash: found.tokenHash };
}
