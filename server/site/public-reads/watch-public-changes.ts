/**
 * Every write to a table that public answers are made of is notified by a trigger
 * (migrations/0001_by-hand.sql), whichever node made it: what is remembered of it is outdated.
 */
import type { Database } from '#server/ground/db/database.ts';
import { PUBLIC_PARTS } from '#server/ground/services/answer-memory.ts';
import type { Services } from '#server/ground/services/services.ts';

const CHANNEL = 'public_changes';

export function watchPublicChanges(
  { listen }: Pick<Database, 'listen'>,
  { answers, lookupCache }: Services,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  /** Names are in every answer, and have to be known before one is made again. */
  const refreshNames = () => lookupCache.refresh().catch(onError);
  return listen(CHANNEL, {
    heard: async (payload) => {
      if (payload === 'names') await refreshNames();
      const part = PUBLIC_PARTS.find((one) => one === payload);
      if (part !== undefined) answers.outdate(part);
    },
    lost: (error) => {
      answers.watch(false);
      onError(error);
    },
    back: async () => {
      await refreshNames();
      answers.watch(true);
    },
  });
}
