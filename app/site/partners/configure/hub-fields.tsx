import { useTranslation } from 'react-i18next';
import { changeHubFilter, type HubFilter } from '#core/market/filters/hub-filter.ts';
import { toHubAttributes, toHubFilter } from '#core/site/embed/list-attributes.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { GenderFilter } from '#widgets/list/gender-filter.tsx';
import { PlaceFilters } from '#widgets/list/place-filters.tsx';
import { SalaryFilter } from '#widgets/list/salary-filter.tsx';
import { useTeachingChoices } from '#widgets/list/use-teaching-choices.ts';
import { NearPlace } from '#widgets/place/near-place.tsx';
import { CategoryFilter } from '#widgets/tutor-hub/category-filter.tsx';
import { LookupSearch } from '#widgets/tutor-hub/lookup-search.tsx';
import { TeachingFilters } from '#widgets/tutor-hub/teaching-filters.tsx';
import { replaceFilter } from './replace-filter.ts';
import { SearchWordsField } from './search-words-field.tsx';
import type { Configured } from './use-embed-choice.ts';

/** The filters of the hub itself. */
export function HubFields({ choice, change, setAttributes }: Configured) {
  const { t } = useTranslation('hubControls');
  const filter = toHubFilter(choice.attributes);
  const set = (changes: Partial<HubFilter>) => {
    const next = toHubAttributes(changeHubFilter(filter, changes));
    change({ attributes: replaceFilter(choice.attributes, toHubAttributes(filter), next) });
  };
  const choices = useTeachingChoices(filter, set);
  return (
    <>
      <div className="field-grid">
        <TeachingFilters {...{ filter, choices }} />
        <PlaceFilters filter={filter} onChange={set} />
        <NearPlace filter={filter} onChange={set} />
        <CategoryFilter chosen={filter.category_id} choices={choices} />
        <LookupSearch
          list="listUniversities"
          label={t('filters.university')}
          value={filter.university_id}
          onChange={(university_id) => set({ university_id })}
        />
      </div>
      <SearchWordsField
        label={t('search.label')}
        hint={t('search.hint')}
        choice={choice}
        setAttributes={setAttributes}
      />
      <SalaryFilter legend={t('filters.salary')} filter={filter} onChange={set} />
      <GenderFilter
        legend={t('filters.gender')}
        value={filter.gender}
        onChange={(gender) => set({ gender })}
      />
      <CheckboxField
        label={t('filters.checked')}
        checked={filter.documents_checked !== undefined}
        onChange={() => set({ documents_checked: filter.documents_checked ? undefined : 1 })}
      />
    </>
  );
}
