import { requestStatuses } from '#core/market/hire/request-status.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { RequestsQuery } from './request-filter.ts';

interface RequestFiltersProps {
  filter: RequestsQuery;
  categoryId: number | undefined;
  onChange(changes: Record<string, string | number | undefined>): void;
}

export function RequestFilters({ filter, categoryId, onChange }: RequestFiltersProps) {
  const texts = useTexts('staff');
  const cities = useApi('listCities', {});
  const categories = useApi('listCategories', {});
  const classes = useApi(
    'listClasses',
    categoryId === undefined ? null : { query: { tutoring_category_id: categoryId } },
  );
  return (
    <FilterBar
      search={
        <SearchBox
          label={texts('filters.search')}
          value={filter.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      }
    >
      <SelectField
        label={texts('filters.status')}
        emptyText={texts('filters.any')}
        options={requestStatuses.map((id) => ({ id, text: texts(`status.${id}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label={texts('filters.city')}
        emptyText={texts('filters.any')}
        options={cities}
        value={filter.city_id}
        onChange={(city_id) => onChange({ city_id })}
      />
      <SelectField
        label={texts('filters.category')}
        emptyText={texts('filters.any')}
        options={categories}
        value={categoryId}
        onChange={(category_id) => onChange({ category_id, class_id: undefined })}
      />
      {categoryId !== undefined && (
        <SelectField
          label={texts('filters.class')}
          emptyText={texts('filters.any')}
          options={classes}
          value={filter.class_id}
          onChange={(class_id) => onChange({ class_id })}
        />
      )}
      <SelectField
        label={texts('filters.sort')}
        options={[
          { id: 'oldest', text: texts('filters.oldest') },
          { id: 'newest', text: texts('filters.newest') },
        ]}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}
