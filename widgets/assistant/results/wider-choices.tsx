import { useTranslation } from 'react-i18next';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import type { Choice } from '#core/site/assistant/dialogue/message.ts';
import { nearestChoice } from '#core/site/assistant/dialogue/nearest-choice.ts';
import type { WiderSearch } from '#core/site/assistant/dialogue/wider-searches.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLabel } from '../use-label.ts';
import type { Talk } from '../use-talk.ts';

interface Found {
  total: number;
  total_is_minimum: boolean;
}

interface WiderChoicesProps {
  kind: 'jobs' | 'tutors';
  talk: Talk;
  lookups: Lookups | undefined;
  /** The offers of the empty answer, with their numbers. */
  nearest: readonly NearestOffer[] | undefined;
}

/** The smallest page: only its count is wanted. */
const COUNT = { page: 1, per_page: 1 };

function useFound({ jobs, tutors }: WiderSearch) {
  const ofJobs = useApi('listJobs', jobs ? { query: { ...jobs, ...COUNT } } : null);
  const ofTutors = useApi('listTutors', tutors ? { query: { ...tutors, ...COUNT } } : null);
  return jobs ? ofJobs.data : ofTutors.data;
}

interface ChoiceProps extends Pick<WiderChoicesProps, 'talk' | 'lookups'> {
  choice: Choice;
  found: Found;
}

function CountedChoice({ choice, found, talk, lookups }: ChoiceProps) {
  const format = useFormat();
  const write = useLabel(lookups);
  const n = format.number(found.total) + (found.total_is_minimum ? '+' : '');
  return (
    <li>
      <Button look="secondary" onClick={() => talk.choose(choice)}>
        {`${write(choice)}: ${n}`}
      </Button>
    </li>
  );
}

function WiderChoice({
  search,
  ...shown
}: Omit<ChoiceProps, 'choice' | 'found'> & { search: WiderSearch }) {
  const found = useFound(search);
  // What finds nothing either is no way out.
  if (!found || found.total === 0) return null;
  return <CountedChoice choice={search.choice} found={found} {...shown} />;
}

/**
 * Shows, if a list came out empty, what to give up and what is nearest, each with the number it
 * would find.
 */
export function WiderChoices({ kind, talk, lookups, nearest = [] }: WiderChoicesProps) {
  const { t } = useTranslation('assistant');
  return (
    <ul aria-label={t('chat.choices')} data-choices className="flex flex-wrap gap-2">
      {talk.widerSearches(kind).map((search) => (
        <WiderChoice key={JSON.stringify(search.choice)} {...{ search, talk, lookups }} />
      ))}
      {nearest.map((offer) => {
        const choice = nearestChoice(offer);
        return (
          choice && <CountedChoice key={offer.query} found={offer} {...{ choice, talk, lookups }} />
        );
      })}
    </ul>
  );
}
