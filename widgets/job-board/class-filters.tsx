import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterProps } from './filter-panel.tsx';

/** Category opens the classes, the class opens its subjects. */
export function ClassFilters({ filter, onChange }: FilterProps) {
  const texts = useTexts('boardControls');
  const { category_id, i_class, subjects } = filter;
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const classes = useApi(
    'listClasses',
    category_id ? { query: { tutoring_category_id: category_id } } : null,
  );
  const classSubjects = useApi('listSubjects', i_class ? { query: { i_class_id: i_class } } : null);
  const failed = (error: unknown) => (error ? texts('filters.lookupError') : undefined);

  return (
    <>
      <SelectField
        label={texts('filters.category')}
        emptyText={texts('filters.allCategories')}
        options={categories}
        value={category_id}
        onChange={(id) => onChange({ category_id: id })}
        error={failed(categories.error)}
      />
      <SelectField
        label={texts('filters.class')}
        emptyText={texts('filters.allClasses')}
        options={category_id ? classes : undefined}
        value={i_class}
        onChange={(id) => onChange({ i_class: id })}
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
