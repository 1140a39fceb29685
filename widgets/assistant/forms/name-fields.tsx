import { classIn } from '#core/assistant/dialogue/to-job-filter.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { SlotFieldsProps } from './slot-fields.tsx';
import { useNames } from './use-names.ts';

export function ClassFields({ draft, change, lookups }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const names = useNames();
  const wanted = classIn(draft, lookups);
  const category = draft.category ?? wanted?.category_id;
  const classes = [...lookups.classes.values()].filter((row) => row.category_id === category);
  const isOf = classes.some(({ id }) => id === wanted?.id);
  return (
    <>
      <SelectField
        label={texts('form.category')}
        options={names(lookups.categories.values())}
        value={category}
        emptyText={texts('form.choose')}
        onChange={(id) => id !== undefined && change({ category: id })}
      />
      <SelectField
        label={texts('form.class')}
        options={names(classes)}
        value={isOf ? wanted?.id : undefined}
        emptyText={texts('form.choose')}
        onChange={(id) => id !== undefined && change({ category: category ?? 0, class: [id] })}
      />
    </>
  );
}

export function SubjectFields({
  slot,
  draft,
  change,
  lookups,
}: SlotFieldsProps & { slot: 'subjects' | 'without' }) {
  const texts = useTexts('assistant');
  const names = useNames();
  const ofClass = lookups.subjectsOfClass.get(classIn(draft, lookups)?.id ?? 0);
  const ids = ofClass ?? lookups.subjects.keys();
  const rows = [...ids].flatMap((id) => lookups.subjects.get(id) ?? []);
  return (
    <CheckboxList
      legend={texts(`form.${slot}`)}
      options={names(rows)}
      values={[...(draft[slot] ?? [])]}
      onChange={(values) => change({ [slot]: values })}
    />
  );
}

export function AreaFields({ draft, change, lookups }: SlotFieldsProps) {
  const texts = useTexts('assistant');
  const names = useNames();
  const area = lookups.areas.get(draft.area?.[0] ?? 0);
  const city = draft.city ?? area?.city_id;
  const areas = [...lookups.areas.values()].filter((row) => row.city_id === city);
  return (
    <>
      <SelectField
        label={texts('form.city')}
        options={names(lookups.cities.values())}
        value={city}
        emptyText={texts('form.choose')}
        onChange={(id) => id !== undefined && change({ city: id })}
      />
      <SelectField
        label={texts('form.area')}
        options={names(areas)}
        value={area?.city_id === city ? area?.id : undefined}
        emptyText={texts('form.choose')}
        disabled={city === undefined}
        onChange={(id) => id !== undefined && change({ city: city ?? 0, area: [id] })}
      />
    </>
  );
}
