import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useLookupUnion } from '../list/use-lookup-union.ts';
import type { FilterProps } from './filter-panel.tsx';
import { IdSelect } from './id-select.tsx';

/** Category opens the classes, the class opens its subjects. */
export function ClassFilters({ filter, onChange }: FilterProps) {
  const texts = useTexts('boardControls');
  const { category_id, i_class, subjects } = filter;
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const classes = useLookupUnion('listClasses', category_id);
  const classSubjects = useLookupUnion('listSubjects', i_class);
  const failed = (error: unknown) => (error ? texts('filters.lookupError') : undefined);

  return (
    <>
      <IdSelect
        label={texts('filters.category')}
        emptyText={texts('filters.allCategories')}
        options={categories}
        ids={category_id}
        onChange={(ids) => onChange({ category_id: ids })}
        error={failed(categories.error)}
      />
      <IdSelect
        label={texts('filters.class')}
        emptyText={texts('filters.allClasses')}
        options={category_id ? classes : undefined}
        ids={i_class}
        onChange={(ids) => onChange({ i_class: ids })}
        disabled={!category_id}
        hint={category_id ? undefined : texts('filters.classHint')}
        error={failed(classes.error)}
      />
      <CheckboxList
        legend={texts('filters.subjects')}
        options={i_class ? classSubjects : undefined}
        values={subjects ?? []}
        onChange={(ids) => onChange({ subjects: ids.length > 0 ? ids : undefined })}
        hint={i_class ? undefined : texts('filters.subjectsHint')}
      />
    </>
  );
}
