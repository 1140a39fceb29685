import type { LookupItem } from '#core/api/schemas/lookup.ts';
import { answerKey } from '#ui/api/answers.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useEnvironment } from '#ui/environment.tsx';

const LISTS = { listClasses: 'tutoring_category_id', listSubjects: 'i_class_id' } as const;

/** Classes of several categories, or subjects of several classes, each once. */
export function useLookupUnion(list: keyof typeof LISTS, ids: readonly number[] | undefined) {
  const { api, lang, productUrl } = useEnvironment();
  return useAnswer<LookupItem[]>(
    ids?.length ? answerKey(list, productUrl, lang, ids) : null,
    async () => {
      const query = (id: number) => ({ query: { [LISTS[list]]: id } });
      const all = await Promise.all((ids ?? []).map((id) => api.call(list, query(id))));
      return [...new Map(all.flat().map((item) => [item.id, item])).values()];
    },
    { keepsLast: true },
  );
}
