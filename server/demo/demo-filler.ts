import type { Db } from '#server/ground/db/database.ts';
import type { DemoContext } from './demo-context.ts';

/** The marketplace as it is before the wings fill in theirs. */
export interface DemoMarketplace extends DemoContext {
  /** The tutors the README names who have a complete profile. */
  tutors: { id: number; cityId: number | null; classIds: readonly number[] }[];
  tutorIds: number[];
  allTutorIds: number[];
  /** The guardian and the member of staff the README names. */
  parentId: number;
  staffId: number;
}

/** A part of the demo data, as `server/demo/<wing>/fillers.ts` declares it. */
export interface DemoFiller {
  /** They fill in the order of these numbers, whichever wing they are of. */
  place: number;
  fill(db: Db, marketplace: DemoMarketplace): Promise<void>;
}
