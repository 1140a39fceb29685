import { useState } from 'react';
import { offer } from '#core/assistant/dialogue/choices.ts';
import type { TutorFilter } from '#core/assistant/dialogue/tutor-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Bubble } from '../log/bubble.tsx';
import { ChoiceButtons } from '../log/choice-buttons.tsx';
import type { TurnViewProps } from '../log/turn-view.tsx';
import { toHubQuery } from './to-hub-query.ts';
import { TutorTile } from './tutor-tile.tsx';

const PAGE_SIZE = 5;

interface TutorResultsProps extends TurnViewProps {
  filter: TutorFilter;
  page: number;
}

/** A list of earlier is asked for again only when somebody wants to see it. */
export function TutorResults(props: TutorResultsProps) {
  const texts = useTexts('assistant');
  const [isShown, setShown] = useState(props.isNewest);
  if (isShown) return <TutorTiles {...props} />;
  return (
    <Button look="quiet" className="self-start" onClick={() => setShown(true)}>
      {texts('jobs.show')}
    </Button>
  );
}

function TutorTiles({ filter, page, host, talk, lookups, isNewest }: TutorResultsProps) {
  const texts = useTexts('assistant');
  const format = useFormat();
  const { data, error } = useApi('listTutors', {
    query: { ...toHubQuery(filter), page, per_page: PAGE_SIZE },
  });
  if (!data && !error) return <Skeleton className="h-48 w-full" />;
  // Whatever the list says, a request brings tutors too.
  const request = (
    <>
      <Bubble by="assistant">{texts('tutors.byRequest')}</Bubble>
      {isNewest && <ChoiceButtons choices={offer('hire_tutor')} {...{ talk, lookups }} />}
    </>
  );
  if (!data || data.data.length === 0) return request;
  return (
    <>
      <p className="text-sm text-muted">
        {texts('jobs.found', { n: format.number(data.total) + (data.total_is_minimum ? '+' : '') })}
      </p>
      <ul className="assistant-cards">
        {data.data.map((tutor) => (
          <li key={tutor.tutorid} className="flex">
            <TutorTile tutor={tutor} host={host} />
          </li>
        ))}
      </ul>
      {request}
    </>
  );
}
