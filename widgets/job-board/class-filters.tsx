import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { useLookupUnion } from '../list/use-lookup-union.ts';
import type { FilterProps } from './filter-panel.tsx';
import { IdSelect } from './id-select.tsx';

/** Category opens the classes, the class opens its subjects. */
export function ClassFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  const { category_id, i_class, subjects } = filter;
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const classes = useLookupUnion('listClasses', category_id);
  const classSubjects = useLookupUnion('listSubjects', i_class);
  const failed = (error: unknown) => (error ? t('filters.lookupError') : undefined);

  return (
    <>
      <IdSelect
        label={t('filters.category')}
        emptyText={t('filters.allCategories')}
        options={categories}
        ids={category_id}
        onChange={(ids) => onChange({ category_id: ids })}
        error={failed(categories.error)}
      />
      <IdSelect
        label={t('filters.class')}
        emptyText={t('filters.allClasses')}
        options={category_id ? classes : undefined}
        ids={i_class}
        onChange={(ids) => onChange({ i_class: ids })}
        disabled={!category_id}
        hint={category_id ? undefined : t('filters.classHint')}
        error={failed(classes.error)}
      />
      <CheckboxList
        legend={t('filters.subjects')}
        options={i_class ? classSubjects : undefined}
        values={subjects ?? []}
        onChange={(ids) => onChange({ subjects: ids.length > 0 ? ids : undefined })}
        hint={i_class ? undefined : t('filters.subjectsHint')}
      />
    </>
  );
}
