import { useEffect, useState } from 'react';
import { isApiError, isUnanswered } from '#core/ground/api/api-error.ts';
import type { Engine } from '#core/site/assistant/engine.ts';
import type { AreasNeeded } from '#core/site/assistant/lookups/areas-needed.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import type { Prepared } from './use-assistant-lookups.ts';

/** The areas without which something is not understood; fewer where they cannot be fetched. */
export type Needs = (engine: Engine, lookups: Lookups, canFetch: boolean) => AreasNeeded;

/** Something said or pressed. */
export interface Act {
  perform(prepared: Prepared): void;
  /** The words as they were written. */
  text?: string;
  needs?: Needs;
}

/** Undefined when nothing has to be fetched first. */
function missingFor(
  { needs }: Act,
  { engine, areas }: Prepared,
  canFetch = true,
): AreasNeeded | undefined {
  const needed = needs?.(engine, areas.lookups(), canFetch);
  return needed && areas.lacks(needed) ? needed : undefined;
}

/**
 * Keeps what is said waiting, in its order, until the engine, or an area it may name, is there.
 */
export function useActs(prepared: Prepared | undefined, lookups: Lookups | undefined) {
  const [waiting, setWaiting] = useState<readonly Act[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  useRetryOnline(hasFailed, retry);
  const [next] = waiting;
  // As it is drawn by then: what it performs goes by what has been said in the meantime.
  const perform = useLatestCallback((act: Act, known: Prepared) => act.perform(known));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when areas have come, and at each attempt
  useEffect(() => {
    if (!prepared || !next) return;
    setFailed(false);
    const go = () => {
      perform(next, prepared);
      setWaiting((acts) => acts.slice(1));
    };
    const missing = missingFor(next, prepared);
    if (!missing) return go();
    let isStale = false;
    prepared.areas.fetch(missing).catch((error: unknown) => {
      if (isStale) return;
      // What is known has to do, unless an answer without its area would be a wrong one.
      const isCut = isApiError(error) && isUnanswered(error);
      if (isCut && !missingFor(next, prepared, false)) go();
      else setFailed(true);
    });
    return () => {
      isStale = true;
    };
  }, [prepared, lookups, next, attempt]);

  return {
    waiting,
    hasFailed,
    retry,
    act(act: Act) {
      if (prepared && !next && !missingFor(act, prepared)) act.perform(prepared);
      else setWaiting((acts) => [...acts, act]);
    },
    /** Fetches ahead; what fails is fetched again when it is needed, which tells of it. */
    foresee(needs: Needs) {
      prepared?.areas
        .fetch(needs(prepared.engine, prepared.areas.lookups(), true))
        .catch(() => undefined);
    },
  };
}
