/** Types of what a wing declares besides its handlers; `server/start/wings.ts` reads them. */
import { inMs } from '#core/ground/dates/duration.ts';
import type { Services } from './services.ts';

/** Work that repeats on every node, one run at a time. Errors are reported by the name of the function. */
export interface Job {
  work: (services: Services) => Promise<unknown>;
  everyMs: number;
}
export const EVERY = {
  threeSeconds: 3_000,
  halfMinute: 30_000,
  minute: inMs({ minutes: 1 }),
  tenMinutes: inMs({ minutes: 10 }),
  sixHours: inMs({ hours: 6 }),
};

/** Rows nobody needs any more, and what is put right from time to time, by name: every ten minutes. */
export type CleaningSteps = Record<string, () => PromiseLike<unknown>>;
