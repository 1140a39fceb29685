import { useEffect, useState } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import type { Engine } from '#core/assistant/engine.ts';
import type { Lookups } from '#core/assistant/lookups/prepare-lookups.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { runInSlices } from '#ui/run-in-slices.ts';
import { toLookupData } from './to-lookup-data.ts';

/**
 * Indexing the names is most of the work: once for each client, however often the chat is opened.
 * Not in the cache of lists and forms, whose code a conversation does without.
 */
const prepared = new WeakMap<ApiClient, Promise<Prepared>>();

/** Raised when the engine needs more of the answer: caches may hold the one of before for an hour. */
const EDITION = '2';

interface Prepared {
  engine: Engine;
  lookups: Lookups;
  usesModel: boolean;
}

async function prepare(api: ApiClient): Promise<Prepared> {
  // One address for both languages, so that caches hold it once.
  const query = { lang: 'en', edition: EDITION } as const;
  const [answer, { engine }] = await Promise.all([
    api.call('getAssistantLookups', { query }),
    import('#core/assistant/engine.ts'),
  ]);
  return {
    engine,
    lookups: await runInSlices(engine.prepareLookups(toLookupData(answer))),
    usesModel: answer.model,
  };
}

function prepareOnce(api: ApiClient): Promise<Prepared> {
  const known = prepared.get(api) ?? prepare(api);
  prepared.set(api, known);
  known.catch(() => prepared.delete(api));
  return known;
}

/** What answers, and every name it understands, in both languages at once; fetched once wanted. */
export function useAssistantLookups(isWanted: boolean) {
  const { api } = useEnvironment();
  const [ready, setReady] = useState<Prepared>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  useRetryOnline(hasFailed, retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    setFailed(false);
    prepareOnce(api).then(
      (known) => !isStale && setReady(known),
      () => !isStale && setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [api, attempt, isWanted]);

  return {
    engine: ready?.engine,
    lookups: ready?.lookups,
    usesModel: ready?.usesModel ?? false,
    hasFailed: hasFailed && !ready,
    retry,
  };
}
