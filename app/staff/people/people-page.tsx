import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { accountColours, accountTypes } from '#core/people/account/account-words.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useRowKeys } from '../console/use-row-keys.ts';
import { ROOMY } from '../console/widths.ts';
import { CsvLink } from '../list/csv-link.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { accountStates, readPeopleFilter } from './people-filter.ts';
import { PeopleCards, PeopleTable } from './people-rows.tsx';

export function PeoplePage() {
  const { t } = useTranslation('staff');
  const isRoomy = useMedia(ROOMY);
  const { params, change } = useListAddress();
  const filter = readPeopleFilter(params);
  const response = useLiveApi('searchPeople', { query: filter });
  const cities = useApi('listCities', {});
  const rows = useRowKeys<HTMLTableSectionElement & HTMLUListElement>();
  usePageTitle(t('nav.people'));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-lg">{t('nav.people')}</h1>
        <CsvLink of="exportPeople" text={t('csv.people')} />
      </div>
      <FilterBar
        search={
          <SearchBox
            label={t('people.search')}
            value={filter.q ?? ''}
            onChange={(q) => change({ q })}
          />
        }
      >
        <SelectField
          label={t('people.type')}
          emptyText={t('filters.any')}
          options={accountTypes.map((id) => ({ id, text: t(`type.${id}`) }))}
          value={filter.type}
          onChange={(type) => change({ type })}
        />
        <SelectField
          label={t('filters.city')}
          emptyText={t('filters.any')}
          options={cities}
          value={filter.city_id}
          onChange={(city_id) => change({ city_id })}
        />
        <SelectField
          label={t('people.lock')}
          emptyText={t('filters.any')}
          options={accountColours.map((id) => ({ id, text: t(`lock.${id}`) }))}
          value={filter.lock}
          onChange={(lock) => change({ lock })}
        />
        <SelectField
          label={t('people.state')}
          emptyText={t('filters.any')}
          options={accountStates.map((id) => ({ id, text: t(id) }))}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      </FilterBar>
      <PagedRows
        response={response}
        page={filter.page ?? 1}
        emptyText={t('people.none')}
        onPage={(page) => change({ page })}
      >
        {(list) =>
          isRoomy ? <PeopleTable ref={rows} rows={list} /> : <PeopleCards ref={rows} rows={list} />
        }
      </PagedRows>
    </div>
  );
}
