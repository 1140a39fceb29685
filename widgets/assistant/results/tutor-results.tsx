import { offer } from '#core/assistant/dialogue/choices.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Bubble } from '../log/bubble.tsx';
import { ChoiceButtons } from '../log/choice-buttons.tsx';
import type { TurnViewProps } from '../log/turn-view.tsx';

/** Tutors are proposed for a request; what has been said of them goes into it. */
export function TutorResults({ talk, lookups, isNewest }: TurnViewProps) {
  const texts = useTexts('assistant');
  return (
    <>
      <Bubble by="assistant">{texts('tutors.byRequest')}</Bubble>
      {isNewest && <ChoiceButtons choices={offer('hire_tutor')} {...{ talk, lookups }} />}
    </>
  );
}
