import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { useLookupUnion } from '../list/use-lookup-union.ts';
import type { FilterProps } from './filter-props.ts';

const orNone = (ids: number[]) => (ids.length > 0 ? ids : undefined);

/** Categories open their classes, classes their subjects; of each several may be chosen. */
export function TeachingFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('hubControls');
  const { category_id, i_class, subjects } = filter;
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const classes = useLookupUnion('listClasses', category_id);
  const classSubjects = useLookupUnion('listSubjects', i_class);
  const failed = (error: unknown) => (error ? t('filters.lookupError') : undefined);
  return (
    <>
      <CheckboxList
        legend={t('filters.categories')}
        options={categories}
        values={category_id ?? []}
        onChange={(ids) => onChange({ category_id: orNone(ids) })}
        error={failed(categories.error)}
      />
      <CheckboxList
        legend={t('filters.classes')}
        options={category_id ? classes : undefined}
        values={i_class ?? []}
        onChange={(ids) => onChange({ i_class: orNone(ids) })}
        hint={category_id ? undefined : t('filters.classHint')}
        error={failed(classes.error)}
      />
      <CheckboxList
        legend={t('filters.subjects')}
        options={i_class ? classSubjects : undefined}
        values={subjects ?? []}
        onChange={(ids) => onChange({ subjects: orNone(ids) })}
        hint={i_class ? undefined : t('filters.subjectsHint')}
        error={failed(classSubjects.error)}
      />
    </>
  );
}
