import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useNow } from '#ui/now.tsx';
import { useRowKeys } from '../console/use-row-keys.ts';
import { ROOMY } from '../console/widths.ts';
import { CsvLink } from '../list/csv-link.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { ThroughNotice } from '../list/through-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { withChange } from '../list/with-change.ts';
import { RequestCards } from './request-cards.tsx';
import { readRequestFilter } from './request-filter.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import { SavedFilterBar } from './saved-filter-bar.tsx';

export function RequestsPage() {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const now = useNow();
  const isRoomy = useMedia(ROOMY);
  const { params, change } = useListAddress();
  const filter = readRequestFilter(params);
  const response = useLiveApi('listStaffRequests', { query: filter });
  const { data } = response;
  const title = filter.queue
    ? t(`queue.${filter.queue}`)
    : t(filter.of ? 'nav.mine' : 'nav.requests');
  usePageTitle(title);
  const search = params.toString();
  const state = useMemo(
    () => ({ list: `/staff/requests?${search}`, ids: data?.data.map(({ id }) => id) ?? [] }),
    [search, data],
  );
  const go = (act: string) => (id: string) => navigate(`/staff/requests/${id}${act}`, { state });
  const keys = { a: go('?do=approve'), r: go('?do=return'), e: go('?do=edit'), p: go('/pipeline') };
  const rows = useRowKeys<HTMLTableSectionElement & HTMLUListElement>(keys);

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-lg">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <CsvLink of="exportRequests" text={t('csv.requests')} />
          <CsvLink of="exportApplications" text={t('csv.applications')} />
        </div>
      </div>
      <ThroughNotice queue={title} />
      <RequestFilters
        filter={filter}
        categoryId={Number(params.get('category_id')) || undefined}
        onChange={change}
      />
      <SavedFilterBar search={withChange(params, {}).toString()} />
      <PagedRows
        response={response}
        page={filter.page ?? 1}
        emptyText={t(filter.of ? 'emptyMine' : 'emptyQueue')}
        onPage={(page) => change({ page })}
      >
        {(list) =>
          isRoomy ? (
            <RequestTable ref={rows} rows={list} now={now} state={state} />
          ) : (
            <RequestCards ref={rows} rows={list} now={now} state={state} />
          )
        }
      </PagedRows>
    </div>
  );
}
