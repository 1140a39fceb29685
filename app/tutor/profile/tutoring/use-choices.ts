/** Classes of several categories and subjects of several classes; the lists come one at a time. */
import useSWR from 'swr';
import type { LookupItem } from '#core/api/schemas/lookup.ts';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import type { Response } from '#ui/async/async-view.tsx';
import { useEnvironment } from '#ui/environment.tsx';

/** What `readOne` gives for each of these, in their order; asked for before, it comes from the browser's cache. */
function useEach<One>(
  name: string,
  ids: number[],
  readOne: (id: number) => Promise<One>,
): Response<One[]> {
  const { lang } = useEnvironment();
  const wanted = [...ids].sort((a, b) => a - b);
  const response = useSWR(
    wanted.length > 0 && [name, lang, wanted.join()],
    () => Promise.all(wanted.map(readOne)),
    { ...apiCacheSettings, keepPreviousData: true },
  );
  useRetryOnline(Boolean(response.error), () => void response.mutate());
  return response;
}

/** By category. */
export function useClassesOf(categories: number[]): Response<Map<number, LookupItem[]>> {
  const { api } = useEnvironment();
  const response = useEach('classes-of', categories, async (id) => {
    const classes = await api.call('listClasses', { query: { tutoring_category_id: id } });
    return [id, classes] as const;
  });
  // The cache compares answers by what is in them, and sees nothing inside a Map.
  return { ...response, data: response.data && new Map(response.data) };
}

/** Of all these classes together, each subject once. */
export function useSubjectsOf(classes: number[]): Response<LookupItem[]> {
  const { api, lang } = useEnvironment();
  const response = useEach('subjects-of', classes, (id) =>
    api.call('listSubjects', { query: { i_class_id: id } }),
  );
  const { data, error } = response;
  // Those of the classes chosen before would stand for those that did not come.
  if (!data || error) return { ...response, data: undefined };
  const byId = new Map(data.flat().map((subject) => [subject.id, subject]));
  const subjects = [...byId.values()].sort((a, b) => a.text.localeCompare(b.text, lang));
  return { ...response, data: subjects };
}
