import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { isFiltered, type JobFilter } from '#core/market/filters/job-filter.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { GenderFilter } from '../list/gender-filter.tsx';
import { PlaceFilters } from '../list/place-filters.tsx';
import { SalaryFilter } from '../list/salary-filter.tsx';
import { useTeachingChoices } from '../list/use-teaching-choices.ts';
import { NearPlace } from '../place/near-place.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { ClassFilters } from './class-filters.tsx';
import { JobIdFilter } from './job-id-filter.tsx';

export interface FilterProps {
  filter: JobFilter;
  onChange(changes: Partial<JobFilter>): void;
}

/**
 * Every filter; each acts at once. Not drawn again when another page of the list comes.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
export const FilterPanel = memo(function FilterPanel(
  props: FilterProps & {
    /** With the place searched around, which stands beside the search elsewhere. */
    hasPlace?: boolean;
    onClear(): void;
  },
) {
  const { filter, hasPlace = false, onChange, onClear } = props;
  const { t } = useTranslation('boardControls');
  const choices = useTeachingChoices(filter, onChange, hasPlace);
  return (
    <div
      className="flex flex-col gap-5"
      onPointerEnter={choices.wake}
      onFocusCapture={choices.wake}
      // What was typed before this was alive is handed over without a focus.
      onInputCapture={choices.wake}
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base hidden cq-lg:block">{t('filters.title')}</h2>
        {isFiltered(filter) && (
          <Button look="quiet" className="text-sm -my-2 -mr-3 px-3 ml-auto" onClick={onClear}>
            {t('filters.clearAll')}
          </Button>
        )}
      </div>
      <ClassFilters {...{ filter, choices }} />
      <PlaceFilters filter={filter} onChange={onChange} />
      {hasPlace && <NearPlace filter={filter} onChange={onChange} />}
      <ChoiceGroup
        legend={t('filters.tuitionType')}
        value={filter.tutoring_place_id ?? 0}
        onChange={(id) => onChange({ tutoring_place_id: id || undefined })}
        choices={[
          { value: 0, text: t('filters.allTypes') },
          { value: TUTORING_PLACE.home, text: t('filters.home') },
          { value: TUTORING_PLACE.online, text: t('filters.online') },
          { value: TUTORING_PLACE.group, text: t('filters.group') },
        ]}
      />
      <SalaryFilter legend={t('filters.salary')} filter={filter} onChange={onChange} />
      <GenderFilter
        legend={t('filters.tutorGender')}
        value={filter.tutor_gender}
        onChange={(tutor_gender) => onChange({ tutor_gender })}
      />
      <CategoryFilter chosen={filter.category_id} choices={choices} />
      <JobIdFilter filter={filter} onChange={onChange} />
    </div>
  );
});
