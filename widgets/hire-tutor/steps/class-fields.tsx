import { useTranslation } from 'react-i18next';
import type { LookupItem } from '#core/ground/api/lookup.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';

type Choice = Partial<Pick<HireAnswers, 'category_id' | 'class_id' | 'subject_ids'>>;

interface ClassFieldsProps {
  answers: Pick<Choice, 'category_id' | 'class_id'>;
  change(changes: Choice): void;
  errorOf(field: 'category_id' | 'class_id'): string | undefined;
  categories: LookupItem[] | undefined;
}

/** The category opens its classes; another class has other subjects. */
export function ClassFields({ answers, change, errorOf, categories }: ClassFieldsProps) {
  const { t } = useTranslation('hire');
  const { t: board } = useTranslation('boardControls');
  const { category_id, class_id } = answers;
  const classes = useApi(
    'listClasses',
    category_id ? { query: { tutoring_category_id: category_id } } : null,
  );
  return (
    <>
      <div data-field="category_id">
        <SelectField
          label={t('who.category')}
          isRequired
          emptyText={t('choose')}
          options={categories}
          value={category_id}
          error={errorOf('category_id')}
          onChange={(id) => change({ category_id: id, class_id: undefined, subject_ids: [] })}
        />
      </div>
      <div data-field="class_id">
        <SelectField
          label={t('who.class')}
          isRequired
          emptyText={t('choose')}
          options={category_id ? classes : undefined}
          value={class_id}
          disabled={!category_id}
          hint={category_id ? undefined : t('who.classHint')}
          error={classes.error ? board('filters.lookupError') : errorOf('class_id')}
          onChange={(id) => change({ class_id: id, subject_ids: [] })}
        />
      </div>
    </>
  );
}
