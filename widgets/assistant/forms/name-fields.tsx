import { useTranslation } from 'react-i18next';
import { classIn } from '#core/site/assistant/dialogue/class-in.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { SlotFieldsProps } from './slot-fields.tsx';
import { useNames } from './use-names.ts';

export function ClassFields({ draft, change, lookups }: SlotFieldsProps) {
  const { t } = useTranslation('assistant');
  const names = useNames();
  const wanted = classIn(draft, lookups);
  const category = draft.category ?? wanted?.category_id;
  const classes = [...lookups.classes.values()].filter((row) => row.category_id === category);
  const isOf = classes.some(({ id }) => id === wanted?.id);
  return (
    <>
      <SelectField
        label={t('form.category')}
        options={names(lookups.categories.values())}
        value={category}
        emptyText={t('form.choose')}
        onChange={(id) => id !== undefined && change({ category: id })}
      />
      <SelectField
        label={t('form.class')}
        options={names(classes)}
        value={isOf ? wanted?.id : undefined}
        emptyText={t('form.choose')}
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
  const { t } = useTranslation('assistant');
  const names = useNames();
  const ofClass = lookups.subjectsOfClass.get(classIn(draft, lookups)?.id ?? 0);
  const ids = ofClass ?? lookups.subjects.keys();
  const rows = [...ids].flatMap((id) => lookups.subjects.get(id) ?? []);
  return (
    <CheckboxList
      legend={t(`form.${slot}`)}
      options={names(rows)}
      values={[...(draft[slot] ?? [])]}
      onChange={(values) => change({ [slot]: values })}
    />
  );
}

export function AreaFields({ draft, change, lookups }: SlotFieldsProps) {
  const { t } = useTranslation('assistant');
  const [first] = draft.area ?? [];
  const ofArea = lookups.areas.get(first ?? 0)?.city_id;
  const city = draft.city ?? ofArea;
  const cities = useApi('listCities', {});
  const areas = useApi('listLocations', city ? { query: { city_id: city } } : null);
  return (
    <>
      <SelectField
        label={t('form.city')}
        options={cities}
        value={city}
        emptyText={t('form.choose')}
        onChange={(id) => id !== undefined && change({ city: id })}
      />
      <SelectField
        label={t('form.area')}
        options={city === undefined ? undefined : areas}
        value={areas.data?.find(({ id }) => id === first)?.id}
        emptyText={t('form.choose')}
        disabled={city === undefined}
        onChange={(id) => id !== undefined && change({ city: city ?? 0, area: [id] })}
      />
    </>
  );
}
