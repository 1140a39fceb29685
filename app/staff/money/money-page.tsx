import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { staffInvoiceFilters } from '#core/staff/invoice-filters.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useRowKeys } from '../console/use-row-keys.ts';
import { ROOMY } from '../console/widths.ts';
import { PagedRows } from '../list/paged-rows.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { InvoiceCards, InvoiceTable } from './invoice-rows.tsx';
import { MoneySums } from './money-sums.tsx';

/** Source: docs/requirements/money/money.md, "Staff". */
export function MoneyPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('staffMoney');
  const isRoomy = useMedia(ROOMY);
  const { status, page, setStatus, setPage } = useStatusFilter(staffInvoiceFilters, 'overdue');
  const { params, change } = useListAddress();
  const q = params.get('q') ?? '';
  const response = useLiveApi('listStaffInvoices', { query: { status, q: q || undefined, page } });
  const rows = useRowKeys<HTMLTableSectionElement & HTMLUListElement>();
  usePageTitle(staff('nav.money'));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">{staff('nav.money')}</h1>
        <ActionLink to="/staff/money/promo-codes" look="secondary">
          {t('promo.link')}
        </ActionLink>
      </div>
      <DeskTabs />
      <MoneySums />
      <div className="filter-grid">
        <SearchBox label={t('search')} value={q} onChange={(text) => change({ q: text })} />
        <SelectField
          label={staff('filters.status')}
          emptyText={staff('filters.any')}
          options={staffInvoiceFilters.map((id) => ({ id, text: t(id) }))}
          value={status}
          onChange={setStatus}
        />
      </div>
      <PagedRows
        response={response}
        page={page}
        emptyText={t(q === '' ? `none.${status ?? 'all'}` : 'none.found')}
        onPage={setPage}
      >
        {(list) =>
          isRoomy ? (
            <InvoiceTable ref={rows} rows={list} />
          ) : (
            <InvoiceCards ref={rows} rows={list} />
          )
        }
      </PagedRows>
    </div>
  );
}
