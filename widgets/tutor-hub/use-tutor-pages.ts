import type { TutorHubAnswer } from '#core/api/schemas/hub.ts';
import { type HubFilter, writeHubFilter } from '#core/filters/hub-filter.ts';
import { type Pages, usePages } from '#ui/api/use-pages.ts';
import { useEnvironment } from '#ui/environment.tsx';

export type TutorPages = Pages<TutorHubAnswer>;

interface TutorPagesOptions {
  filter: HubFilter;
  pageSize: number;
  initialPages: number;
  initialAnswer: TutorHubAnswer | undefined;
}

/** The tutors the filter leaves, as far as they have been scrolled. */
export function useTutorPages({ filter, pageSize, ...initial }: TutorPagesOptions): TutorPages {
  const { api } = useEnvironment();
  return usePages<TutorHubAnswer>({
    name: 'listTutors',
    filterKey: writeHubFilter(filter).toString(),
    pageSize,
    ...initial,
    load: (page) => api.call('listTutors', { query: { ...filter, page, per_page: pageSize } }),
  });
}
