import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Choice, Label } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { cx } from '#ui/cx.ts';
import { useLabel } from '../use-label.ts';

interface UsedChoicesProps {
  choices: readonly Choice[];
  chosen: Label | undefined;
  lookups: Lookups;
}

/** Quick replies of earlier: to be read, no longer to be pressed. */
export function UsedChoices({ choices, chosen, lookups }: UsedChoicesProps) {
  const { t } = useTranslation('assistant');
  const write = useLabel(lookups);
  const isChosen = ({ key, data }: Choice) =>
    chosen?.key === key && JSON.stringify(chosen.data) === JSON.stringify(data);
  return (
    <ul aria-label={t('chat.choices')} className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {choices.map((choice) => (
        <li
          key={choice.key + JSON.stringify(choice.data)}
          className={cx(
            'inline-flex items-center gap-1',
            isChosen(choice) ? 'text-ink font-semibold' : 'text-muted',
          )}
        >
          {isChosen(choice) && <Check aria-hidden="true" size={14} />}
          {write(choice)}
          {isChosen(choice) && <span className="sr-only"> ({t('chat.chosen')})</span>}
        </li>
      ))}
    </ul>
  );
}
