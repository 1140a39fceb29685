import type { LookupItem } from '#core/ground/api/lookup.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

type Choice = Partial<Pick<HireAnswers, 'category_id' | 'class_id' | 'subject_ids'>>;

interface ClassFieldsProps {
  answers: Pick<Choice, 'category_id' | 'class_id'>;
  change(changes: Choice): void;
  errorOf(field: 'category_id' | 'class_id'): string | undefined;
  categories: LookupItem[] | undefined;
}

/** The category opens its classes; another class has other subjects. */
export function ClassFields({ answers, change, errorOf, categories }: ClassFieldsProps) {
  const texts = useTexts('hire');
  const board = useTexts('boardControls');
  const { category_id, class_id } = answers;
  const classes = useApi(
    'listClasses',
    category_id ? { query: { tutoring_category_id: category_id } } : null,
  );
  return (
    <>
      <div data-field="category_id">
        <SelectField
          label={texts('who.category')}
          isRequired
          emptyText={texts('choose')}
          options={categories}
          value={category_id}
          error={errorOf('category_id')}
          onChange={(id) => change({ category_id: id, class_id: undefined, subject_ids: [] })}
        />
      </div>
      <div data-field="class_id">
        <SelectField
          label={texts('who.class')}
          isRequired
          emptyText={texts('choose')}
          options={category_id ? classes : undefined}
          value={class_id}
          disabled={!category_id}
          hint={category_id ? undefined : texts('who.classHint')}
          error={classes.error ? board('filters.lookupError') : errorOf('class_id')}
          onChange={(id) => change({ class_id: id, subject_ids: [] })}
        />
      </div>
    </>
  );
}
