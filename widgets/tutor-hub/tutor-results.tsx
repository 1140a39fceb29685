import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import { cx } from '#ui/cx.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedResults } from '#ui/list/paged-results.tsx';
import { TutorCard, type TutorLinks } from './tutor-card.tsx';
import { TutorGridSkeleton } from './tutor-card-skeleton.tsx';
import type { TutorPages } from './use-tutor-pages.ts';

interface TutorResultsProps extends TutorLinks {
  pages: TutorPages;
  pageSize: number;
  compared: readonly string[];
  onCompare(tutorid: string): void;
  onClear: (() => void) | undefined;
}

/** The cards, or the state the list is in instead. */
export function TutorResults({
  pages,
  pageSize,
  compared,
  onCompare,
  onClear,
  ...links
}: TutorResultsProps) {
  const texts = useTexts('hub');
  const format = useFormat();
  const tutors = pages.items;
  const isCutOff = pages.pages >= MAX_PAGE;
  return (
    <PagedResults
      pages={pages}
      isEmpty={tutors.length === 0}
      skeleton={<TutorGridSkeleton cards={pageSize} />}
      onClear={onClear}
      texts={{
        empty: texts('empty'),
        emptyHint: texts('emptyHint'),
        clear: texts('filters.clearAll'),
        fetchError: texts('fetchError'),
        loadMore: texts('loadMore'),
        loadingMore: texts('loadingMore'),
        end: isCutOff ? texts('tooMany', { n: format.number(tutors.length) }) : texts('end'),
      }}
    >
      <ul
        aria-label={texts('list')}
        aria-busy={pages.isStale}
        className={cx('job-grid', pages.isStale && 'opacity-50')}
      >
        {tutors.map((tutor) => (
          <li key={tutor.id} className="flex">
            <TutorCard
              tutor={tutor}
              isCompared={compared.includes(tutor.tutorid)}
              onCompare={onCompare}
              {...links}
            />
          </li>
        ))}
      </ul>
    </PagedResults>
  );
}
