import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { ROOMY } from '../console/widths.ts';
import { PagedRows } from '../list/paged-rows.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { AuditRows } from './audit-rows.tsx';
import { useAuditWords } from './use-audit-words.ts';

const FIELDS = ['action', 'target', 'from', 'to'] as const;

/** Shows who did what. The log only grows; here it is read. */
export function AuditPage() {
  const { t } = useTranslation('staff');
  const { t: audit } = useTranslation('staffAudit');
  const { options } = useAuditWords();
  const format = useFormat();
  const isRoomy = useMedia(ROOMY);
  const { params, change } = useListAddress();
  const userId = Number(params.get('user_id')) || undefined;
  const page = Number(params.get('page')) || 1;
  const given = Object.fromEntries(FIELDS.map((name) => [name, params.get(name) ?? undefined]));
  const response = useLiveApi('listAudit', {
    query: { ...given, user_id: userId, page },
  });
  usePageTitle(t('nav.audit'));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('nav.audit')}</h1>
      <div className="filter-grid">
        <SelectField<string>
          label={t('audit.action')}
          emptyText={audit('any')}
          options={options}
          value={given['action']}
          onChange={(action) => change({ action: action ?? '' })}
        />
        <SearchBox
          label={t('audit.target')}
          value={given['target'] ?? ''}
          onChange={(target) => change({ target })}
        />
        <TextField
          type="date"
          label={t('audit.from')}
          value={given['from'] ?? ''}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={t('audit.to')}
          value={given['to'] ?? ''}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
      </div>
      {userId !== undefined && (
        <p className="text-sm">
          {t('audit.onlyOf', {
            name: response.data?.data[0]?.by?.name ?? format.id(userId),
          })}{' '}
          <Link to="/staff/audit" className="text-brand underline">
            {t('audit.everybody')}
          </Link>
        </p>
      )}
      <PagedRows
        response={response}
        page={page}
        emptyText={t('audit.none')}
        onPage={(page) => change({ page })}
      >
        {(rows) => <AuditRows rows={rows} isTable={isRoomy} />}
      </PagedRows>
    </div>
  );
}
