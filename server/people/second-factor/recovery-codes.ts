import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { recoveryCodes } from '#server/ground/db/schema/second-factors.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';

const HOW_MANY = 10;
/** 32, without what looks alike (i, l, o and 0): 16 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const LENGTH = 16;

const normalise = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const hashOf = (userId: number, code: string) => hashToken(`${userId}:${normalise(code)}`);

function createCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Replaces all codes of before and returns the new ones. They are shown once, here. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, createCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** True once for each code, also for two who come at the same time. */
export async function takeRecoveryCode(db: Db, userId: number, code: string, now: Date) {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
