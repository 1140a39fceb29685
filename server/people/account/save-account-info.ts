/**
 * Saves the name and gender of an account of any type. The e-mail waits for its link:
 * server/people/email.
 */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountInfoBody } from '#core/people/api/profile/personal-info.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseNames } from '#server/ground/errors/refuse-names.ts';
import { saveNameKeys } from '#server/ground/names/save-name-keys.ts';

export async function saveAccountInfo(
  db: Db,
  userId: number,
  body: Pick<z.output<typeof accountInfoBody>, 'name' | 'gender'>,
) {
  const [before] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  refuseNames({ name: [body.name, before?.name] });
  const name = body.name.replace(/ +/g, ' ');
  const [user] = await db
    .update(users)
    .set({ name, gender: body.gender })
    .where(eq(users.id, userId))
    .returning();
  if (user === undefined) throw new ApiError('unavailable');
  await saveNameKeys(db, [user]);
  return user;
}
