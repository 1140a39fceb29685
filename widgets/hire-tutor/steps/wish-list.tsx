import { useTranslation } from 'react-i18next';
import { WISHES_MAX } from '#core/ground/limits/hire-limits.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { type Option, SelectField } from '#ui/field/select-field.tsx';

interface WishListProps {
  field: string;
  label: string;
  hint?: string | undefined;
  addText: string;
  options: Option[] | undefined;
  chosen: number[];
  error: string | undefined;
  onChange(ids: number[]): void;
}

/** Several of a long list, chosen one after the other. */
export function WishList({
  field,
  label,
  hint,
  addText,
  options,
  chosen,
  error,
  onChange,
}: WishListProps) {
  const { t } = useTranslation('hire');
  const nameOf = (id: number) => options?.find((one) => one.id === id)?.text ?? '';
  return (
    <div data-field={field} className="flex flex-col gap-2">
      <SelectField
        label={t('optional', { label })}
        hint={hint}
        emptyText={addText}
        options={options?.filter(({ id }) => !chosen.includes(id))}
        value={undefined}
        disabled={chosen.length >= WISHES_MAX}
        error={error}
        onChange={(id) => id && onChange([...chosen, id])}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="max-w-full">
              <Chip
                text={nameOf(id)}
                removeLabel={t('wishes.removeUniversity', { name: nameOf(id) })}
                onRemove={() => onChange(chosen.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
