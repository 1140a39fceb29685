import { widenings } from '#core/assistant/dialogue/choices.ts';
import type { Choice } from '#core/assistant/dialogue/message.ts';
import { slotsAfter } from '#core/assistant/dialogue/slots-after.ts';
import { slotsOf } from '#core/assistant/dialogue/state.ts';
import { toJobFilter } from '#core/assistant/dialogue/to-job-filter.ts';
import { toTutorFilter } from '#core/assistant/dialogue/to-tutor-filter.ts';
import type { Lookups } from '#core/assistant/lookups/prepare-lookups.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useLabel } from '../use-label.ts';
import type { Talk } from '../use-talk.ts';

interface WiderChoicesProps {
  kind: 'jobs' | 'tutors';
  talk: Talk;
  lookups: Lookups;
}

/** The smallest page: only its count is wanted. */
const COUNT = { page: 1, per_page: 1 };

function useFound({ kind, talk, lookups }: WiderChoicesProps, { action }: Choice) {
  const slots = slotsAfter(talk.state, action, lookups);
  const jobs = useApi(
    'listJobs',
    kind === 'jobs' ? { query: { ...toJobFilter(slots, lookups), ...COUNT } } : null,
  );
  const tutors = useApi(
    'listTutors',
    kind === 'tutors' ? { query: { ...toTutorFilter(slots, lookups), ...COUNT } } : null,
  );
  return kind === 'jobs' ? jobs.data : tutors.data;
}

function WiderChoice({ choice, ...props }: WiderChoicesProps & { choice: Choice }) {
  const format = useFormat();
  const write = useLabel(props.lookups);
  const found = useFound(props, choice);
  // What finds nothing either is no way out.
  if (!found || found.total === 0) return null;
  const n = format.number(found.total) + (found.total_is_minimum ? '+' : '');
  return (
    <li>
      <Button look="secondary" onClick={() => props.talk.choose(choice)}>
        {`${write(choice)}: ${n}`}
      </Button>
    </li>
  );
}

/** Where a list came out empty: what to give up, each with the number it would find. */
export function WiderChoices(props: WiderChoicesProps) {
  const texts = useTexts('assistant');
  return (
    <ul aria-label={texts('chat.choices')} data-choices className="flex flex-wrap gap-2">
      {widenings(slotsOf(props.talk.state), props.lookups).map((choice) => (
        <WiderChoice key={choice.key + JSON.stringify(choice.data)} choice={choice} {...props} />
      ))}
    </ul>
  );
}
