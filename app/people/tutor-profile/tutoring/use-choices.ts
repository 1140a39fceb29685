/** Classes of several categories and subjects of several classes; the lists come one at a time. */
import type { LookupItem } from '#core/ground/api/lookup.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import type { Response } from '#ui/async/async-view.tsx';
import { useEnvironment } from '#ui/environment.tsx';

/**
 * Reads what `readOne` gives for each of these, in their order; from the browser's cache if
 * requested before.
 */
function useEach<One>(
  name: string,
  ids: number[],
  readOne: (id: number) => Promise<One>,
): Response<One[]> {
  const { lang } = useEnvironment();
  const wanted = [...ids].sort((a, b) => a - b);
  return useAnswer(
    wanted.length > 0 ? [name, lang, wanted] : null,
    () => Promise.all(wanted.map(readOne)),
    { keepsLast: true },
  );
}

/** Returns the classes by category. */
export function useClassesOf(categories: number[]): Response<Map<number, LookupItem[]>> {
  const { api } = useEnvironment();
  const response = useEach('classesOf', categories, async (id) => {
    const classes = await api.call('listClasses', { query: { tutoring_category_id: id } });
    return [id, classes] as const;
  });
  // SWR compares answers by their fields, and a Map has none.
  return { ...response, data: response.data && new Map(response.data) };
}

/** Returns the subjects of all these classes together, each subject once. */
export function useSubjectsOf(classes: number[]): Response<LookupItem[]> {
  const { api, lang } = useEnvironment();
  const response = useEach('subjectsOf', classes, (id) =>
    api.call('listSubjects', { query: { i_class_id: id } }),
  );
  const { data, error } = response;
  // Those of the classes chosen before would stand for those that did not come.
  if (!data || error) return { ...response, data: undefined };
  const byId = new Map(data.flat().map((subject) => [subject.id, subject]));
  const subjects = [...byId.values()].sort((a, b) => a.text.localeCompare(b.text, lang));
  return { ...response, data: subjects };
}
