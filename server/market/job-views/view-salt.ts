/** A secret of the day, shared by all nodes through the database and thrown away with the day. */
import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobViews, viewSalts } from '#server/ground/db/schema/job-views.ts';

export interface DaySalt {
  day: string;
  salt: string;
}

async function createSalt(db: Db, day: string): Promise<void> {
  await db
    .insert(viewSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  await db.delete(viewSalts).where(lt(viewSalts.day, day));
  // The counts stay; who was counted is of no use after the day.
  await db.delete(jobViews).where(lt(jobViews.day, day));
}

export async function readDaySalt(db: Db, day: string): Promise<DaySalt> {
  const read = () => db.select().from(viewSalts).where(eq(viewSalts.day, day));
  const [known] = await read();
  if (known !== undefined) return known;
  await createSalt(db, day);
  const [created] = await read();
  if (created === undefined) throw new Error(`No view salt for ${day}`);
  return created;
}
