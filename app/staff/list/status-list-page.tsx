import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedRows } from './paged-rows.tsx';
import { ThroughNotice } from './through-notice.tsx';
import type { useStatusFilter } from './use-status-filter.ts';

interface StatusListPageProps<Status extends string, Row>
  extends Pick<ComponentProps<typeof PagedRows<Row>>, 'response' | 'emptyText' | 'children'> {
  title: string;
  /** The action beside the title. */
  action?: ReactNode;
  filter: ReturnType<typeof useStatusFilter<Status>>;
  textOf(status: Status): string;
}

/** A page of the console that is one list, by the status of its rows. */
export function StatusListPage<Status extends string, Row>({
  title,
  action,
  filter,
  textOf,
  ...rows
}: StatusListPageProps<Status, Row>) {
  const { t } = useTranslation('staff');
  usePageTitle(title);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">{title}</h1>
        {action}
      </div>
      <ThroughNotice queue={title} />
      <div className="filter-grid">
        <SelectField
          label={t('filters.status')}
          emptyText={t('filters.any')}
          options={filter.statuses.map((id) => ({ id, text: textOf(id) }))}
          value={filter.status}
          onChange={filter.setStatus}
        />
      </div>
      <PagedRows {...rows} page={filter.page} onPage={filter.setPage} />
    </div>
  );
}
