/** The areas a page has fetched: a conversation needs only a few of all. */
import type { ApiClient } from '#core/api/api-client.ts';
import type { AssistantAreas } from '#core/site/api/assistant-areas.ts';
import type { AreasNeeded } from '#core/site/assistant/lookups/areas-needed.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';

/** An address of a few kilobytes is the most that every proxy lets through. */
const AT_ONCE = 100;

const withoutAsked = <Item>(wanted: readonly Item[] = [], asked: ReadonlySet<Item>) =>
  wanted.filter((one) => !asked.has(one)).slice(0, AT_ONCE);

/** `join`: all that is known now, as the engine reads it. */
export function createAreaStore(api: ApiClient, join: (areas: AssistantAreas) => Lookups) {
  const askedStarts = new Set<string>();
  const askedIds = new Set<number>();
  const areas = new Map<number, AssistantAreas[number]>();
  const listeners = new Set<() => void>();
  let lookups = join([]);
  let last: Promise<void> = Promise.resolve();

  const missing = ({ starts, ids }: AreasNeeded) => ({
    starts: withoutAsked(starts, askedStarts),
    ids: withoutAsked(ids, askedIds),
  });
  const lacks = (need: AreasNeeded) => {
    const { starts, ids } = missing(need);
    return starts.length > 0 || ids.length > 0;
  };

  async function fetchMissing(need: AreasNeeded) {
    while (lacks(need)) {
      const query = missing(need);
      for (const row of await api.call('getAssistantAreas', { query })) areas.set(row.id, row);
      for (const start of query.starts) askedStarts.add(start);
      for (const id of query.ids) askedIds.add(id);
    }
    lookups = join([...areas.values()]);
    for (const listener of listeners) listener();
  }

  return {
    lookups: () => lookups,
    lacks,
    /** One after the other: what the one before has fetched is not asked for again. */
    fetch(need: AreasNeeded): Promise<void> {
      const fetched = last.then(() => (lacks(need) ? fetchMissing(need) : undefined));
      // One that failed is reported to who waits for it; the next one begins anew.
      last = fetched.catch(() => undefined);
      return fetched;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AreaStore = ReturnType<typeof createAreaStore>;
