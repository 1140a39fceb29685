/** A picture is removed with the last row that names it; demo people share some. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import type { PhotoArea, PhotoStore } from '#server/ground/services/photo-store.ts';
import { pictureColumns } from './picture-columns.ts';

async function isInUse(db: Db, area: PhotoArea, name: string): Promise<boolean> {
  const column = pictureColumns[area];
  const rows = await db.select({ column }).from(column.table).where(eq(column, name)).limit(1);
  return rows.length > 0;
}

export async function removeUnused(
  { db, photos }: { db: Db; photos: PhotoStore },
  area: PhotoArea,
  name: string | null,
): Promise<void> {
  if (name !== null && !(await isInUse(db, area, name))) await photos.remove(area, name);
}
