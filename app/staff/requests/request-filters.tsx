import { useTranslation } from 'react-i18next';
import { requestFilters } from '#core/staff/request-filters.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { RequestsQuery } from './request-filter.ts';

interface RequestFiltersProps {
  filter: RequestsQuery;
  categoryId: number | undefined;
  onChange(changes: Record<string, string | number | undefined>): void;
}

export function RequestFilters({ filter, categoryId, onChange }: RequestFiltersProps) {
  const { t } = useTranslation('staff');
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
          label={t('filters.search')}
          value={filter.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      }
    >
      <SelectField
        label={t('filters.status')}
        emptyText={t('filters.any')}
        options={requestFilters.map((id) => ({ id, text: t(`status.${id}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ status: status ?? 'all' })}
      />
      <SelectField
        label={t('filters.city')}
        emptyText={t('filters.any')}
        options={cities}
        value={filter.city_id}
        onChange={(city_id) => onChange({ city_id })}
      />
      <SelectField
        label={t('filters.category')}
        emptyText={t('filters.any')}
        options={categories}
        value={categoryId}
        onChange={(category_id) => onChange({ category_id, class_id: undefined })}
      />
      {categoryId !== undefined && (
        <SelectField
          label={t('filters.class')}
          emptyText={t('filters.any')}
          options={classes}
          value={filter.class_id}
          onChange={(class_id) => onChange({ class_id })}
        />
      )}
      <SelectField
        label={t('filters.sort')}
        options={[
          { id: 'oldest', text: t('filters.oldest') },
          { id: 'newest', text: t('filters.newest') },
        ]}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}
