import { useTranslation } from 'react-i18next';
import type { Choice } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useLabel } from './use-label.ts';
import type { Talk } from './use-talk.ts';

interface ChoiceButtonsProps {
  choices: readonly Choice[];
  talk: Talk;
  lookups: Lookups | undefined;
}

/** Quick replies to what was said last. */
export function ChoiceButtons({ choices, talk, lookups }: ChoiceButtonsProps) {
  const { t } = useTranslation('assistant');
  const write = useLabel(lookups);
  return (
    <ul aria-label={t('chat.choices')} data-choices className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice.key + JSON.stringify(choice.data)}>
          <button
            type="button"
            onClick={() => talk.choose(choice)}
            className="min-h-[44px] px-3 py-1 rounded border border-brand bg-paper text-brand text-sm font-semibold text-start hover:bg-brand-soft"
          >
            {write(choice)}
          </button>
        </li>
      ))}
    </ul>
  );
}
