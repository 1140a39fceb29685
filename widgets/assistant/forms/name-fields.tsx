import { classIn } from '#core/site/assistant/dialogue/to-job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
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
  const [first] = draft.area ?? [];
  const ofArea = lookups.areas.get(first ?? 0)?.city_id;
  const city = draft.city ?? ofArea;
  const areas = useApi('listLocations', city ? { query: { city_id: city } } : null);
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
        options={city === undefined ? undefined : areas}
        value={areas.data?.find(({ id }) => id === first)?.id}
        emptyText={texts('form.choose')}
        disabled={city === undefined}
        onChange={(id) => id !== undefined && change({ city: city ?? 0, area: [id] })}
      />
    </>
  );
}
