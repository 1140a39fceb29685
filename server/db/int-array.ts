import { sql } from 'drizzle-orm';

/** One literal text: the two drivers send lists in different ways. */
export const toIntArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;
