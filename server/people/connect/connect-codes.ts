/** The code our popup hands to the partner's page: 60 s, one use, with the verifier only (PKCE). */

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inMs } from '#core/ground/dates/duration.ts';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import type { Grant } from '#server/ground/request/caller.ts';
import { createToken, hashToken, isSameText } from '#server/ground/secrets/secrets.ts';
import { findGrant, revokeGrants } from './grants.ts';

const CODE_LIFE_MS = inMs({ minutes: 1 });
/** Somebody who has the code but not the verifier gets no further. */
const TRIES = 3;

export interface NewCode {
  grantId: string;
  scopes: EmbedScope[];
  challenge: string;
  keep: boolean;
}

export async function issueCode(db: Db, given: NewCode, now: Date): Promise<string> {
  const code = createToken();
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await db.insert(embedCodes).values({ ...given, codeHash: hashToken(code), expiresAt });
  return code;
}

export interface CodeTry {
  code: string;
  verifier: string;
  siteId: string;
  origin: string;
}
export interface UsedCode {
  grant: Grant;
  scopes: EmbedScope[];
  keep: boolean;
}

/** Finds the connection the code is for, be it usable or not. */
export async function findCodeGrant(db: Db, code: string): Promise<Grant | undefined> {
  const [row] = await db
    .select({ grant: embedGrants })
    .from(embedCodes)
    .innerJoin(embedGrants, eq(embedGrants.id, embedCodes.grantId))
    .where(eq(embedCodes.codeHash, hashToken(code)));
  return row?.grant;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function lockCode(db: Db, codeHash: string) {
  const [code] = await db
    .select()
    .from(embedCodes)
    .where(eq(embedCodes.codeHash, codeHash))
    .for('update');
  return code;
}

/** `replayed`: two have the code, so what the first got has been ended. */
export type CodeOutcome = UsedCode | 'wrong' | 'replayed';

/** Commits in each case: a wrong try has to count. */
export async function spendCode(db: Db, attempt: CodeTry, now: Date): Promise<CodeOutcome> {
  const codeHash = hashToken(attempt.code);
  return db.transaction(async (transaction): Promise<CodeOutcome> => {
    const code = await lockCode(transaction, codeHash);
    if (code === undefined) return 'wrong';
    if (code.usedAt !== null) {
      await revokeGrants(transaction, eq(embedGrants.id, code.grantId), now);
      return 'replayed';
    }
    const grant = await findGrant(transaction, code.grantId, now);
    const isRight =
      code.expiresAt > now &&
      code.tries < TRIES &&
      isSameText(code.challenge, challengeOf(attempt.verifier)) &&
      grant?.siteId === attempt.siteId &&
      grant.origin === attempt.origin;
    await transaction
      .update(embedCodes)
      .set(isRight ? { usedAt: now } : { tries: Math.min(code.tries + 1, TRIES) })
      .where(eq(embedCodes.codeHash, codeHash));
    return isRight && grant ? { grant, scopes: code.scopes, keep: code.keep } : 'wrong';
  });
}
