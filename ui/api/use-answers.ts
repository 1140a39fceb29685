import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { readingsOf } from './readings.ts';

const nameOf = (key: unknown): string | undefined =>
  Array.isArray(key) ? String(key[0]) : undefined;

/** Returns the acts on all answers that are there, by their names: after a change, on news. */
export function useAnswers() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const readings = readingsOf(cache);
    return {
      /** Reads again what is shown of these names, and outdates the rest of them. */
      async refresh(isMeant: (name: string) => boolean): Promise<void> {
        await mutate((key) => {
          const name = nameOf(key);
          if (name === undefined || !isMeant(name)) return false;
          readings.outdate(unstable_serialize(key));
          return true;
        });
      },
      /** The same for all answers of a name, each from what it was. */
      change<Data>(changed: string, change: (data: Data) => Data) {
        const isMeant = (key: unknown) => {
          if (nameOf(key) !== changed) return false;
          const id = unstable_serialize(key as readonly unknown[]);
          if (cache.get(id)?.data === undefined) return false;
          readings.replace(id);
          return true;
        };
        // Answers of one name are of one kind, and those without data are left out above.
        void mutate<Data>(isMeant, (data) => change(data as Data), { revalidate: false });
      },
    };
  }, [cache, mutate]);
}
