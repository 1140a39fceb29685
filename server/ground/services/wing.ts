/** Types of what a wing declares besides its handlers; `server/start/wings.ts` reads them. */
import type { Services } from './services.ts';

/** Work that repeats on every node, one run at a time. Errors are reported by the name of the function. */
export interface Job {
  work: (services: Services) => Promise<unknown>;
  everyMs: number;
}
export const EVERY = {
  threeSeconds: 3_000,
  halfMinute: 30_000,
  minute: 60_000,
  tenMinutes: 600_000,
  sixHours: 21_600_000,
};

/** Rows nobody needs any more, and what is put right from time to time, by name: every ten minutes. */
export type CleaningSteps = Record<string, () => PromiseLike<unknown>>;
