/** Classes of several categories and subjects of several classes; the lists come one at a time. */
import useSWR from 'swr';
import type { LookupItem } from '#core/api/schemas/lookup.ts';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** By category. Lists asked for before come from the browser's cache. */
export function useClassesOf(categories: number[]) {
  const { api, lang } = useEnvironment();
  const wanted = [...categories].sort((a, b) => a - b);
  const { data } = useSWR(
    wanted.length > 0 && ['classes-of', lang, wanted.join()],
    () =>
      Promise.all(
        wanted.map(async (id) => {
          const classes = await api.call('listClasses', { query: { tutoring_category_id: id } });
          return { id, classes };
        }),
      ),
    { ...apiCacheSettings, keepPreviousData: true },
  );
  // The cache compares answers by what is in them, and sees nothing inside a Map.
  return data && new Map(data.map(({ id, classes }) => [id, classes]));
}

/** Of all these classes together, each subject once. */
export function useSubjectsOf(classes: number[]): LookupItem[] | undefined {
  const { api, lang } = useEnvironment();
  const wanted = [...classes].sort((a, b) => a - b);
  const { data } = useSWR(
    wanted.length > 0 && ['subjects-of', lang, wanted.join()],
    async () => {
      const lists = await Promise.all(
        wanted.map((id) => api.call('listSubjects', { query: { i_class_id: id } })),
      );
      const byId = new Map(lists.flat().map((subject) => [subject.id, subject]));
      return [...byId.values()].sort((a, b) => a.text.localeCompare(b.text, lang));
    },
    { ...apiCacheSettings, keepPreviousData: true },
  );
  return data;
}
