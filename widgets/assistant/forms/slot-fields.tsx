import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DISTANCES_KM, GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type EditableSlot, isEditable } from './is-editable.ts';
import { AreaFields, ClassFields, SubjectFields } from './name-fields.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { useNames } from './use-names.ts';

export interface SlotFieldsProps {
  draft: Slots;
  change(slots: Slots): void;
  lookups: Lookups;
  error: string | undefined;
}

const TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

const FIELDS: Record<EditableSlot, (props: SlotFieldsProps) => ReactNode> = {
  class: ClassFields,
  category: ClassFields,
  subjects: (props) => <SubjectFields {...props} slot="subjects" />,
  without: (props) => <SubjectFields {...props} slot="without" />,
  city: AreaFields,
  area: AreaFields,
  radius: (props) => <PickField {...props} slot="radius" />,
  place: (props) => <PickField {...props} slot="place" />,
  days: (props) => <PickField {...props} slot="days" />,
  time: TimeField,
  hours: (props) => <CountField {...props} slot="hours" />,
  months: (props) => <CountField {...props} slot="months" />,
  count: (props) => <CountField {...props} slot="count" />,
  salary: SalaryFields,
  gender: (props) => <PickField {...props} slot="gender" />,
  university: (props) => <PickField {...props} slot="university" />,
};

export function SlotFields({ slot, ...props }: SlotFieldsProps & { slot: SlotName }) {
  if (!isEditable(slot)) return null;
  const Fields = FIELDS[slot];
  return <Fields {...props} />;
}

/** Slots that are one number of a few. */
type PickedSlot = 'radius' | 'place' | 'days' | 'gender' | 'university';

function useOptions(slot: PickedSlot, lookups: Lookups): Option[] {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const names = useNames();
  switch (slot) {
    case 'radius':
      return DISTANCES_KM.map((id) => ({ id, text: t('form.km', { n: format.number(id) }) }));
    case 'place':
      return [
        { id: TUTORING_PLACE.group, text: t('choice.group') },
        { id: TUTORING_PLACE.home, text: t('choice.home') },
        { id: TUTORING_PLACE.online, text: t('choice.online') },
      ];
    case 'days':
      return WEEK.map((id) => ({ id, text: format.number(id) }));
    case 'gender':
      return [
        { id: GENDER.male, text: t('chip.male') },
        { id: GENDER.female, text: t('chip.female') },
      ];
    case 'university':
      return names(lookups.universities.values());
  }
}

function PickField({ slot, draft, change, lookups }: SlotFieldsProps & { slot: PickedSlot }) {
  const { t } = useTranslation('assistant');
  return (
    <SelectField
      label={t(`form.${slot}`)}
      options={useOptions(slot, lookups)}
      value={draft[slot]}
      onChange={(id) => id !== undefined && change({ [slot]: id })}
    />
  );
}

function TimeField({ draft, change }: SlotFieldsProps) {
  const { t } = useTranslation('assistant');
  return (
    <SelectField
      label={t('form.time')}
      options={TIMES.map((name, index) => ({ id: index + 1, text: t(`chip.${name}`) }))}
      value={draft.time && TIMES.indexOf(draft.time) + 1}
      onChange={(id = 0) => {
        const time = TIMES[id - 1];
        if (time) change({ time });
      }}
    />
  );
}

function CountField({
  slot,
  draft,
  change,
  error,
}: SlotFieldsProps & { slot: 'hours' | 'months' | 'count' }) {
  const { t } = useTranslation('assistant');
  return (
    <NumberField
      label={t(`form.${slot}`)}
      value={draft[slot]}
      error={error}
      onChange={(value) => value !== undefined && change({ [slot]: value })}
    />
  );
}
