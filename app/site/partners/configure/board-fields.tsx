import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { changeJobFilter, type JobFilter } from '#core/market/filters/job-filter.ts';
import { toBoardAttributes, toJobFilter } from '#core/site/embed/list-attributes.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ClassFilters } from '#widgets/job-board/class-filters.tsx';
import { PlaceFilters } from '#widgets/job-board/place-filters.tsx';
import { GenderFilter } from '#widgets/list/gender-filter.tsx';
import { SalaryFilter } from '#widgets/list/salary-filter.tsx';
import { replaceFilter } from './replace-filter.ts';
import { SearchWordsField } from './search-words-field.tsx';
import type { Configured } from './use-embed-choice.ts';

/** The filters of the board itself. */
export function BoardFields({ choice, change, setAttributes }: Configured) {
  const texts = useTexts('boardControls');
  const filter = toJobFilter(choice.attributes);
  const set = (changes: Partial<JobFilter>) => {
    const next = toBoardAttributes(changeJobFilter(filter, changes));
    change({ attributes: replaceFilter(choice.attributes, toBoardAttributes(filter), next) });
  };
  return (
    <>
      <div className="field-grid">
        <PlaceFilters filter={filter} onChange={set} />
        <ClassFilters filter={filter} onChange={set} />
      </div>
      <SearchWordsField
        label={texts('search.label')}
        hint={texts('search.hint')}
        choice={choice}
        setAttributes={setAttributes}
      />
      <ChoiceGroup
        legend={texts('filters.tuitionType')}
        value={filter.tutoring_place_id ?? 0}
        onChange={(id) => set({ tutoring_place_id: id || undefined })}
        choices={[
          { value: 0, text: texts('filters.allTypes') },
          { value: TUTORING_PLACE.home, text: texts('filters.home') },
          { value: TUTORING_PLACE.online, text: texts('filters.online') },
          { value: TUTORING_PLACE.group, text: texts('filters.group') },
        ]}
      />
      <SalaryFilter legend={texts('filters.salary')} filter={filter} onChange={set} />
      <GenderFilter
        legend={texts('filters.tutorGender')}
        value={filter.tutor_gender}
        onChange={(tutor_gender) => set({ tutor_gender })}
      />
    </>
  );
}
