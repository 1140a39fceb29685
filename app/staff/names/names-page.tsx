import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { UnlistedName } from '#core/staff/api/staff-names.ts';
import { instituteKinds } from '#core/staff/institute-kinds.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { withChange } from '../list/with-change.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NameCard } from './name-card.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** Universities, departments and schools that tutors added: listed, corrected or merged. */
export function NamesPage() {
  const { t } = useTranslation('staff');
  const [params, setParams] = useAddressParams();
  const kind = instituteKinds.find((value) => value === params.get('kind'));
  const page = Number(params.get('page')) || 1;
  const response = useLiveApi('listNames', { query: { kind, page } });
  const [open, setOpen] = useState<{ act: 'rename' | 'merge'; name: UnlistedName }>();
  const close = () => setOpen(undefined);
  usePageTitle(t('queue.names'));
  const change = (changes: Record<string, string | number | undefined>) =>
    setParams((now) => withChange(now, changes));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('queue.names')}</h1>
      <p className="text-sm text-muted">{t('names.lead')}</p>
      <div className="filter-grid">
        <SelectField
          label={t('names.kindLabel')}
          emptyText={t('filters.any')}
          options={instituteKinds.map((id) => ({ id, text: t(`names.kind.${id}`) }))}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
      </div>
      <PagedRows
        response={response}
        page={page}
        emptyText={t('names.none')}
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((name) => (
              <NameCard
                key={`${name.kind}-${name.id}`}
                name={name}
                onRename={() => setOpen({ act: 'rename', name })}
                onMerge={() => setOpen({ act: 'merge', name })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {open?.act === 'rename' && <RenameDialog name={open.name} onClose={close} />}
      {open?.act === 'merge' && <MergeDialog name={open.name} onClose={close} />}
    </div>
  );
}
