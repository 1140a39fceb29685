import { sql } from 'drizzle-orm';

/** One literal text: the two drivers send lists in different ways. */
export const intArrayText = (ids: readonly number[]) => `{${ids.join(',')}}`;
export const toIntArray = (ids: readonly number[]) => sql`${intArrayText(ids)}::int[]`;
