import { useTranslation } from 'react-i18next';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { FallenNote } from '../list/fallen-note.tsx';
import type { TeachingChoices } from '../list/use-teaching-choices.ts';

interface CategoryFilterProps {
  chosen: number[] | undefined;
  choices: TeachingChoices;
}

/** The categories, several of which may be chosen; they narrow classes and subjects. */
export function CategoryFilter({ chosen, choices }: CategoryFilterProps) {
  const { t } = useTranslation('hubControls');
  const { categories, choose, fallenBy } = choices;
  return (
    <div className="flex flex-col gap-1 cq-md:col-span-2">
      <CheckboxList
        legend={t('filters.categories')}
        options={categories}
        values={chosen ?? []}
        onChange={(ids) => choose('category_id', ids.length > 0 ? ids : undefined)}
        error={categories.error ? t('filters.lookupError') : undefined}
      />
      <FallenNote names={fallenBy('category_id')} />
    </div>
  );
}
