import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { wholeNumber } from '#core/market/filters/address-values.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { DemandChart } from './demand-chart.tsx';
import { DemandTable } from './demand-table.tsx';

/** Open tuitions against tutors by area. Source: docs/requirements/dashboards/staff-console.md, "Demand by area". */
export function DemandPage() {
  const { t } = useTranslation('staffDemand');
  const { t: staff } = useTranslation('staff');
  const { params, change } = useListAddress();
  const cityId = wholeNumber(params.get('city_id'));
  const page = wholeNumber(params.get('page')) || 1;
  const response = useLiveApi('listStaffDemand', { query: { city_id: cityId, page } });
  const cities = useApi('listCities', {});
  usePageTitle(staff('nav.demand'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{staff('nav.demand')}</h1>
      <p className="text-muted max-w-[720px]">{t('lead')}</p>
      <div className="max-w-[320px]">
        <SelectField
          label={staff('filters.city')}
          emptyText={staff('filters.any')}
          options={cities}
          value={cityId}
          onChange={(city_id) => change({ city_id })}
        />
      </div>
      <PagedRows
        response={response}
        page={page}
        emptyText={t('empty')}
        onPage={(next) => change({ page: next })}
      >
        {(areas) => (
          <>
            <DemandChart areas={areas} isOfCity={cityId !== undefined} />
            <DemandTable areas={areas} isOfCity={cityId !== undefined} />
          </>
        )}
      </PagedRows>
    </div>
  );
}
