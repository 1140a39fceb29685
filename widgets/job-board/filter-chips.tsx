import { useTranslation } from 'react-i18next';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import { changeJobFilter, type JobFilter, readJobFilter } from '#core/market/filters/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { ChosenFilters } from '../list/chosen-filters.tsx';
import { DidYouMean } from '../list/did-you-mean.tsx';
import { NearestOffers } from '../list/nearest-offers.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { TellMe } from './tell-me.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterChipsProps extends FilterProps {
  answer: JobBoardAnswer | undefined;
  onClear(): void;
}

const useFound = (filter: JobFilter, changes: Partial<JobFilter>) =>
  useApi('listJobs', { query: { ...changeJobFilter(filter, changes), page: 1, per_page: 1 } }).data;

/**
 * Shows what the words of the search were taken for and what was chosen, then what was not
 * understood.
 */
export function FilterChips({ filter, answer, ...act }: FilterChipsProps) {
  const { t } = useTranslation('boardControls');
  const chosen = useFilterTexts(filter);
  const { understood = [], unread_words: unread = [] } = filter.search ? (answer ?? {}) : {};
  const said = understood.map(({ kind, text, without }) => ({
    key: `${kind}-${text}`,
    text,
    without: { search: without || undefined },
  }));
  const filters = [...said, ...chosen];
  // Words that mean nothing here can be left out like any other.
  const lost = unread.length > 0 && understood.length === 0;
  const words = { key: 'unread', text: unread.join(' '), without: { search: undefined } };
  // One job by its number comes no second time.
  const isJob = filter.jobid !== undefined || understood.some(({ kind }) => kind === 'job');
  const canWiden = filters.length > 0 || lost;
  return (
    <>
      <ChosenFilters area="boardControls" filters={filters} {...act} />
      {unread.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {t('search.unread', { words: unread.join(' ') })}
        </p>
      )}
      {filter.search && (
        <DidYouMean
          area="boardControls"
          suggestions={answer?.suggestions ?? []}
          onSearch={(search) => act.onChange({ search })}
        />
      )}
      {answer?.total === 0 && canWiden && (
        <NearestOffers
          area="boardControls"
          {...{ filter, useFound }}
          filters={lost ? [words, ...filters] : filters}
          nearest={answer.nearest}
          read={readJobFilter}
          onChange={act.onChange}
        />
      )}
      {answer?.total === 0 && filters.length > 0 && !isJob && <TellMe filter={filter} />}
    </>
  );
}
