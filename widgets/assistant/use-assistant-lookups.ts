import { useEffect, useState } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import { type Lookups, prepareLookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { toLookupData } from './to-lookup-data.ts';

/**
 * Indexing the names is most of the work: once for each client, however often the chat is opened.
 * Not in the cache of lists and forms, whose code a conversation does without.
 */
const prepared = new WeakMap<ApiClient, Promise<Lookups>>();

function prepare(api: ApiClient): Promise<Lookups> {
  const lookups =
    prepared.get(api) ??
    // One address for both languages, so that caches hold it once.
    api
      .call('getAssistantLookups', { query: { lang: 'en' } })
      .then((answer) => prepareLookups(toLookupData(answer)));
  prepared.set(api, lookups);
  lookups.catch(() => prepared.delete(api));
  return lookups;
}

/** Every name the assistant understands, in both languages at once; fetched when the chat opens. */
export function useAssistantLookups() {
  const { api } = useEnvironment();
  const [lookups, setLookups] = useState<Lookups>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  useRetryOnline(hasFailed, retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    let isStale = false;
    setFailed(false);
    prepare(api).then(
      (ready) => !isStale && setLookups(ready),
      () => !isStale && setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [api, attempt]);

  return { lookups, hasFailed: hasFailed && !lookups, retry };
}
