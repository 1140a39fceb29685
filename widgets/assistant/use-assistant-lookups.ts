import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import type { Engine } from '#core/site/assistant/engine.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { runInSlices } from '#ui/run-in-slices.ts';
import { type AreaStore, createAreaStore } from './area-store.ts';
import { toLookupData } from './to-lookup-data.ts';

/**
 * Indexing the names is most of the work: once for each client, however often the chat is opened.
 * Not in the cache of lists and forms, whose code a conversation does without.
 */
const preparations = new WeakMap<ApiClient, Promise<Prepared>>();

/** Raised when the engine needs more of the answer: caches may hold the one of before for an hour. */
const EDITION = '4';

export interface Prepared {
  engine: Engine;
  /** The areas, with the other names. */
  areas: AreaStore;
  usesModel: boolean;
}

async function prepare(api: ApiClient): Promise<Prepared> {
  // One address for both languages, so that caches hold it once.
  const query = { lang: 'en', edition: EDITION, areas: 'later' } as const;
  const [answer, { engine }] = await Promise.all([
    api.call('getAssistantLookups', { query }),
    import('#core/site/assistant/engine.ts'),
  ]);
  const basic = await runInSlices(engine.prepareLookups(toLookupData(answer)));
  return {
    engine,
    areas: createAreaStore(api, (areas) => engine.withAreas(basic, areas)),
    usesModel: answer.model,
  };
}

function prepareOnce(api: ApiClient): Promise<Prepared> {
  const known = preparations.get(api) ?? prepare(api);
  preparations.set(api, known);
  known.catch(() => preparations.delete(api));
  return known;
}

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * Fetches, once wanted, the engine that answers, and the names it understands, in both languages at
 * once. `mentioned`: areas in what has been said before.
 */
export function useAssistantLookups(isWanted: boolean, mentioned: readonly number[]) {
  const { api } = useEnvironment();
  const [prepared, setPrepared] = useState<Prepared>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  useRetryOnline(hasFailed, retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    setFailed(false);
    const ready = prepareOnce(api).then(async (known) => {
      await known.areas.fetch({ ids: mentioned });
      if (!isStale) setPrepared(known);
    });
    ready.catch(() => !isStale && setFailed(true));
    return () => {
      isStale = true;
    };
  }, [api, attempt, isWanted, mentioned]);

  const { subscribe = never, lookups: read = unknown } = prepared?.areas ?? {};
  const lookups = useSyncExternalStore(subscribe, read, unknown);
  return { prepared, lookups, hasFailed: hasFailed && !prepared, retry };
}
