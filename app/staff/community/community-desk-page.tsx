import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { StaffCommunityItem } from '#core/community/api/community.ts';
import { staffCommunityFilters } from '#core/community/posts/community-constants.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { ItemCard } from './item-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Posts and comments that are held or reported, for staff to show or remove. */
export function CommunityDeskPage() {
  const { t } = useTranslation('staffCommunity');
  const { params, change } = useListAddress();
  const filter = staffCommunityFilters.find((one) => one === params.get('filter')) ?? 'waiting';
  const page = Number(params.get('page')) || 1;
  const response = useLiveApi('listStaffCommunity', { query: { filter, page } });
  const [removing, setRemoving] = useState<StaffCommunityItem>();
  usePageTitle(t('title'));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('title')}</h1>
      <div className="filter-grid">
        <SelectField
          label={t('show')}
          options={staffCommunityFilters.map((value) => ({
            id: value,
            text: t(`filter.${value}`),
          }))}
          value={filter}
          onChange={(next) => change({ filter: next })}
        />
      </div>
      <PagedRows
        response={response}
        page={page}
        emptyText={t(`none.${filter}`)}
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((item) => (
              <ItemCard
                key={`${item.kind} ${item.id}`}
                item={item}
                onRemove={() => setRemoving(item)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {removing && <RemoveDialog item={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}
