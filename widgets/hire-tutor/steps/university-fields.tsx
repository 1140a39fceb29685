import { WISHES_MAX } from '#core/hire/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { StepProps } from '../step-props.ts';

/** Wanted universities, chosen one after the other, or a kind of them. */
export function UniversityFields({ answers, change, errorOf }: StepProps) {
  const texts = useTexts('hire');
  const format = useFormat();
  const universities = useApi('listUniversities', {}, { keepsLast: true });
  const types = useApi('listUniversityTypes', {}, { keepsLast: true });
  const chosen = answers.university_ids ?? [];
  const nameOf = (id: number) => universities.data?.find((one) => one.id === id)?.text ?? '';
  return (
    <>
      <div data-field="university_ids" className="flex flex-col gap-2">
        <SelectField
          label={texts('optional', { label: texts('wishes.university') })}
          hint={texts('wishes.universityHint', { n: format.number(WISHES_MAX) })}
          emptyText={texts('wishes.addUniversity')}
          options={universities.data?.filter(({ id }) => !chosen.includes(id))}
          value={undefined}
          disabled={chosen.length >= WISHES_MAX}
          error={errorOf('university_ids')}
          onChange={(id) => id && change({ university_ids: [...chosen, id] })}
        />
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {chosen.map((id) => (
              <li key={id} className="max-w-full">
                <Chip
                  text={nameOf(id)}
                  removeLabel={texts('wishes.removeUniversity', { name: nameOf(id) })}
                  onRemove={() =>
                    change({ university_ids: chosen.filter((other) => other !== id) })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div data-field="university_type_id">
        <SelectField
          label={texts('optional', { label: texts('wishes.background') })}
          emptyText={texts('wishes.anyBackground')}
          options={types.data}
          value={answers.university_type_id}
          error={errorOf('university_type_id')}
          onChange={(id) => change({ university_type_id: id })}
        />
      </div>
    </>
  );
}
