import type { LookupItem } from '#core/ground/api/lookup.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';

const LISTS = { listClasses: 'tutoring_category_id', listSubjects: 'i_class_id' } as const;

const queryOf = (list: keyof typeof LISTS, id: number) => ({ query: { [LISTS[list]]: id } });

/** Classes of several categories, or subjects of several classes, each once. */
export function useLookupUnion(list: keyof typeof LISTS, ids: readonly number[] | undefined = []) {
  const { api, lang, productUrl } = useEnvironment();
  const [only] = ids;
  const isOne = ids.length === 1;
  // Of one alone the names may have come with the page.
  const one = useApi(list, isOne && only ? queryOf(list, only) : null, { keepsLast: true });
  const several = useAnswer<LookupItem[]>(
    ids.length > 1 ? [list, productUrl, lang, ids] : null,
    async () => {
      const all = await Promise.all(ids.map((id) => api.call(list, queryOf(list, id))));
      return [...new Map(all.flat().map((item) => [item.id, item])).values()];
    },
    { keepsLast: true },
  );
  return isOne ? one : several;
}
