import { useTranslation } from 'react-i18next';
import { FallenNote } from '../list/fallen-note.tsx';
import type { TeachingChoices } from '../list/use-teaching-choices.ts';
import { IdSelect } from './id-select.tsx';

interface CategoryFilterProps {
  chosen: number[] | undefined;
  choices: TeachingChoices;
}

/** The category, which narrows classes and subjects. */
export function CategoryFilter({ chosen, choices }: CategoryFilterProps) {
  const { t } = useTranslation('boardControls');
  const { categories, choose, fallenBy } = choices;
  return (
    <div className="flex flex-col gap-1">
      <IdSelect
        label={t('filters.category')}
        emptyText={t('filters.allCategories')}
        options={categories}
        ids={chosen}
        onChange={(ids) => choose('category_id', ids)}
        error={categories.error ? t('filters.lookupError') : undefined}
      />
      <FallenNote names={fallenBy('category_id')} />
    </div>
  );
}
