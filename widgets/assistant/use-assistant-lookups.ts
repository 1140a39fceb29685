import useSWR from 'swr';
import type { AssistantLookups } from '#core/api/schemas/assistant.ts';
import { type Lookups, prepareLookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { toLookupData } from './to-lookup-data.ts';

/** Indexing the names is most of the work: once for each answer, however often it is shown. */
const prepared = new WeakMap<AssistantLookups, Lookups>();

function prepare(answer: AssistantLookups): Lookups {
  const lookups = prepared.get(answer) ?? prepareLookups(toLookupData(answer));
  prepared.set(answer, lookups);
  return lookups;
}

/** Every name the assistant understands, in both languages at once; fetched when the chat opens. */
export function useAssistantLookups() {
  const { api, productUrl } = useEnvironment();
  const { data, error, mutate } = useSWR(
    [productUrl, '', 'getAssistantLookups'],
    // One address for both languages, so that caches hold it once.
    () => api.call('getAssistantLookups', { query: { lang: 'en' } }),
    apiCacheSettings,
  );
  const lookups = data && prepare(data);
  useRetryOnline(Boolean(error), () => void mutate());
  return {
    lookups,
    usesModel: data?.model ?? false,
    hasFailed: Boolean(error) && !data,
    retry: () => void mutate(),
  };
}
