import { useTranslation } from 'react-i18next';
import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { Combobox, type ComboboxOption } from '#ui/field/combobox.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface PickSeveralProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  chosen: readonly { id: number; text: string }[];
  /** The options that can still be chosen. */
  options: ComboboxOption[];
  isAnswered: boolean;
  onType(text: string): void;
  onAdd(id: string): void;
  onRemove(id: number): void;
}

/** Chooses several of a long list by parts of their names. */
export function PickSeveral({ chosen, options, onAdd, onRemove, ...field }: PickSeveralProps) {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const isFull = chosen.length >= MAX_SUBJECTS;
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        {...field}
        hint={isFull ? t('filters.most', { n: format.number(MAX_SUBJECTS) }) : field.hint}
        chosen=""
        options={isFull ? [] : options}
        onChoose={({ id }) => onAdd(id)}
        emptyText={t('near.noMatch')}
        countText={t('near.results', {
          count: options.length,
          n: format.number(options.length),
        })}
      />
      {chosen.length > 0 && (
        <ul aria-label={field.label} className="flex flex-wrap gap-2">
          {chosen.map(({ id, text }) => (
            <li key={id} className="max-w-full">
              <Chip
                text={text}
                removeLabel={t('filters.remove', { filter: text })}
                onRemove={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
