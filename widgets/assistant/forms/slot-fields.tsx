import type { ReactNode } from 'react';
import type { Lookups } from '#core/assistant/lookups/prepare-lookups.ts';
import { DISTANCES_KM } from '#core/jobs/job-constants.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  radius: RadiusField,
  place: PlaceField,
  days: DaysField,
  time: TimeField,
  hours: (props) => <CountField {...props} slot="hours" />,
  months: (props) => <CountField {...props} slot="months" />,
  count: (props) => <CountField {...props} slot="count" />,
  salary: SalaryFields,
  gender: GenderField,
  university: UniversityField,
};

export function SlotFields({ slot, ...props }: SlotFieldsProps & { slot: SlotName }) {
  if (!isEditable(slot)) return null;
  const Fields = FIELDS[slot];
  return <Fields {...props} />;
}

function RadiusField({ draft, change }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const format = useFormat();
  const options = DISTANCES_KM.map((id) => ({
    id,
    text: texts('form.km', { n: format.number(id) }),
  }));
  return (
    <Select
      label={texts('form.radius')}
      options={options}
      value={draft.radius}
      onPick={(radius) => change({ radius })}
    />
  );
}

function PlaceField({ draft, change }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const options = [
    { id: 1, text: texts('choice.group') },
    { id: 2, text: texts('choice.home') },
    { id: 3, text: texts('choice.online') },
  ];
  return (
    <Select
      label={texts('form.place')}
      options={options}
      value={draft.place}
      onPick={(place) => change({ place })}
    />
  );
}

function DaysField({ draft, change }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const format = useFormat();
  return (
    <Select
      label={texts('form.days')}
      options={WEEK.map((id) => ({ id, text: format.number(id) }))}
      value={draft.days}
      onPick={(days) => change({ days })}
    />
  );
}

function TimeField({ draft, change }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  return (
    <Select
      label={texts('form.time')}
      options={TIMES.map((name, index) => ({ id: index + 1, text: texts(`chip.${name}`) }))}
      value={draft.time && TIMES.indexOf(draft.time) + 1}
      onPick={(id) => {
        const time = TIMES[id - 1];
        if (time) change({ time });
      }}
    />
  );
}

function GenderField({ draft, change }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const options = [
    { id: 1, text: texts('chip.male') },
    { id: 2, text: texts('chip.female') },
  ];
  return (
    <Select
      label={texts('form.gender')}
      options={options}
      value={draft.gender}
      onPick={(gender) => change({ gender })}
    />
  );
}

function UniversityField({ draft, change, lookups }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const names = useNames();
  return (
    <Select
      label={texts('form.university')}
      options={names(lookups.universities.values())}
      value={draft.university}
      onPick={(university) => change({ university })}
    />
  );
}

function CountField({
  slot,
  draft,
  change,
  error,
}: SlotFieldsProps & { slot: 'hours' | 'months' | 'count' }) {
  const texts = useTexts('assistant');
  return (
    <NumberField
      label={texts(`form.${slot}`)}
      value={draft[slot]}
      error={error}
      onChange={(value) => value !== undefined && change({ [slot]: value })}
    />
  );
}

interface SelectProps {
  label: string;
  options: Option[];
  value: number | undefined;
  onPick(id: number): void;
}

const Select = ({ onPick, ...field }: SelectProps) => (
  <SelectField {...field} onChange={(id) => id !== undefined && onPick(id)} />
);
