import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { JobsForMe } from './jobs-for-me.tsx';
import { SavedSearches } from './saved-searches.tsx';

interface OwnToolsProps {
  filter: JobFilter;
  onFilter(filter: JobFilter): void;
}

/**
 * The tools beside the title of the board, for tutors who are signed in; fetched for them alone.
 */
export function OwnTools({ filter, onFilter }: OwnToolsProps) {
  return (
    <WithTexts areas={['ownBoard']}>
      <JobsForMe onFilter={onFilter}>
        <SavedSearches filter={filter} />
      </JobsForMe>
    </WithTexts>
  );
}
