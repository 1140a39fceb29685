import { useTranslation } from 'react-i18next';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { changeJobFilter, type JobFilter } from '#core/market/filters/job-filter.ts';
import { toBoardAttributes, toJobFilter } from '#core/site/embed/list-attributes.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { CategoryFilter } from '#widgets/job-board/category-filter.tsx';
import { ClassFilters } from '#widgets/job-board/class-filters.tsx';
import { GenderFilter } from '#widgets/list/gender-filter.tsx';
import { PlaceFilters } from '#widgets/list/place-filters.tsx';
import { SalaryFilter } from '#widgets/list/salary-filter.tsx';
import { useTeachingChoices } from '#widgets/list/use-teaching-choices.ts';
import { replaceFilter } from './replace-filter.ts';
import { SearchWordsField } from './search-words-field.tsx';
import type { Configured } from './use-embed-choice.ts';

/** The filters of the board itself. */
export function BoardFields({ choice, change, setAttributes }: Configured) {
  const { t } = useTranslation('boardControls');
  const filter = toJobFilter(choice.attributes);
  const set = (changes: Partial<JobFilter>) => {
    const next = toBoardAttributes(changeJobFilter(filter, changes));
    change({ attributes: replaceFilter(choice.attributes, toBoardAttributes(filter), next) });
  };
  const choices = useTeachingChoices(filter, set);
  return (
    <>
      <div className="field-grid">
        <ClassFilters {...{ filter, choices }} />
        <PlaceFilters filter={filter} onChange={set} />
        <CategoryFilter chosen={filter.category_id} choices={choices} />
      </div>
      <SearchWordsField
        label={t('search.label')}
        hint={t('search.hint')}
        choice={choice}
        setAttributes={setAttributes}
      />
      <ChoiceGroup
        legend={t('filters.tuitionType')}
        value={filter.tutoring_place_id ?? 0}
        onChange={(id) => set({ tutoring_place_id: id || undefined })}
        choices={[
          { value: 0, text: t('filters.allTypes') },
          { value: TUTORING_PLACE.home, text: t('filters.home') },
          { value: TUTORING_PLACE.online, text: t('filters.online') },
          { value: TUTORING_PLACE.group, text: t('filters.group') },
        ]}
      />
      <SalaryFilter legend={t('filters.salary')} filter={filter} onChange={set} />
      <GenderFilter
        legend={t('filters.tutorGender')}
        value={filter.tutor_gender}
        onChange={(tutor_gender) => set({ tutor_gender })}
      />
    </>
  );
}
