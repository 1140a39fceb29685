/** Name, e-mail and gender of an account, whoever it belongs to. */
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountInfoBody } from '#core/api/schemas/profile/personal-info.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/people.ts';
import { ApiError } from '#server/http/api-error.ts';

const UNIQUE_VIOLATION = '23505';

const emailTaken = (cause?: unknown) =>
  new ApiError('account_exists', { fields: { email: { key: 'email_taken' } }, cause });

/** Drizzle wraps what the driver throws. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}

/** Somebody may take the address at the very moment it is saved. */
export const orEmailTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? emailTaken(error) : error;
};

/** Within a transaction whose failure goes through `orEmailTaken`. */
export async function saveAccountInfo(
  db: Db,
  userId: number,
  body: z.output<typeof accountInfoBody>,
) {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, body.email), ne(users.id, userId)));
  if (other !== undefined) throw emailTaken();
  const name = body.name.normalize('NFC').replace(/ +/g, ' ');
  const [user] = await db
    .update(users)
    .set({ name, email: body.email, gender: body.gender })
    .where(eq(users.id, userId))
    .returning({ name: users.name, email: users.email, gender: users.gender });
  if (user === undefined) throw new ApiError('unavailable');
  return user;
}
