/**
 * Pictures no row names: a save that broke off between file and database, or a picture whose owner
 * is gone. A day old at least, so that no save that is under way loses its own.
 */

import { inArray } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';
import type { Services } from '#server/ground/services/services.ts';
import { photoAreas, pictureColumns } from './picture-columns.ts';

const BATCH = 500;

async function findNamed(db: Db, area: PhotoArea, names: string[]): Promise<Set<unknown>> {
  const name = pictureColumns[area];
  const rows = await db.select({ name }).from(name.table).where(inArray(name, names));
  return new Set(rows.map((row) => row.name));
}

export async function deleteLostPhotos({ db, photos, now }: Services): Promise<void> {
  const before = dayjs.utc(now()).subtract(1, 'day').toDate();
  for (const area of photoAreas) {
    const older = await photos.listOlder(area, before);
    for (let start = 0; start < older.length; start += BATCH) {
      const names = older.slice(start, start + BATCH);
      const named = await findNamed(db, area, names);
      for (const name of names) if (!named.has(name)) await photos.removeListed(area, name);
    }
  }
}
