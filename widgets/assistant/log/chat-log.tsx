import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offer } from '#core/site/assistant/dialogue/choices.ts';
import { ChatFailure } from '../chat-failure.tsx';
import type { ChatScreenProps } from '../chat-screen.tsx';
import { ChoiceButtons } from '../choice-buttons.tsx';
import { Bubble } from './bubble.tsx';
import { PresetCity } from './preset-city.tsx';
import { TurnView } from './turn-view.tsx';

/** The px around all that is said, and between it. */
const PADDING_PX = 12;

/**
 * The newest begins in sight. What is too long by no more than the visitor's own words is seen to its
 * end instead: what is offered there is new, those words are not.
 */
function scrollToNewest(log: HTMLElement, newest: HTMLElement) {
  const start = newest.offsetTop - PADDING_PX;
  const end = newest.offsetTop + newest.offsetHeight + PADDING_PX - log.clientHeight;
  const answer = newest.querySelector<HTMLElement>('.assistant-said');
  const fits = answer !== null && end <= answer.offsetTop;
  log.scrollTop = fits ? Math.max(start, end) : start;
}

/** Shows what has been said so far. New lines are announced as they come. */
export function ChatLog(props: ChatScreenProps) {
  const { talk, lookups, usesModel, greeting, cityId } = props;
  const { t } = useTranslation('assistant');
  const box = useRef<HTMLDivElement>(null);
  const { turns } = talk.state;
  // After a request has gone, or a new start, nothing is known any more.
  const withChips =
    Object.keys(talk.state.known).length > 0
      ? turns.map(({ messages }) => messages.some(({ chips }) => chips)).lastIndexOf(true)
      : -1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when something has been said
  useEffect(() => {
    const log = box.current;
    const newest = log?.querySelector<HTMLElement>('[data-newest]');
    if (!log || !newest) return;
    scrollToNewest(log, newest);
    if (talk.lastAct === 'choice')
      newest.querySelector<HTMLElement>('[data-choices] :is(button, input, select)')?.focus();
  }, [turns.length, talk.isWaiting]);

  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={t('chat.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those without a mouse
      tabIndex={0}
      className="relative flex-1 min-h-0 overflow-y-auto flex flex-col gap-3 p-3"
    >
      <Bubble by="assistant">{greeting ?? t('chat.greeting')}</Bubble>
      {usesModel && <p className="text-xs text-muted">{t('model.notice')}</p>}
      {cityId !== undefined && lookups && <PresetCity cityId={cityId} lookups={lookups} />}
      {turns.length === 0 && !talk.isWaiting && (
        <ChoiceButtons
          choices={offer('hire_tutor', 'find_jobs', 'fees', 'talk_to_person')}
          {...{ talk, lookups }}
        />
      )}
      {lookups &&
        turns.map((turn, index) => (
          <TurnView
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
            key={index}
            {...props}
            {...{ lookups, turn, index }}
            isNewest={index === turns.length - 1}
            hasChips={index === withChips}
          />
        ))}
      {talk.waiting.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
        <Bubble key={index} by="visitor">
          {text}
        </Bubble>
      ))}
      {talk.hasFailed ? (
        <ChatFailure title={t('chat.notLookedUp')} onRetry={talk.retry} />
      ) : (
        talk.isWaiting && <Typing />
      )}
    </div>
  );
}

function Typing() {
  const { t } = useTranslation('assistant');
  return (
    <p className="flex gap-1 self-start p-3 rounded bg-surface" data-newest>
      <span className="sr-only">{t('chat.typing')}</span>
      {[0, 1, 2].map((dot) => (
        <span key={dot} aria-hidden="true" className="skeleton w-2 h-2 rounded-full" />
      ))}
    </p>
  );
}
