import { useSearchParams } from 'react-router';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { withChange } from '../parts/with-change.ts';
import { WordSelect } from '../parts/word-select.tsx';
import { CallCard } from './call-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** People who asked the assistant for a call, the longest waiting first. */
export function Page() {
  const texts = useTexts('staff');
  const [params, setParams] = useSearchParams({ status: 'waiting' });
  const status = STATUSES.find((value) => value === params.get('status'));
  const page = Number(params.get('page')) || 1;
  const response = useLiveApi('listStaffCalls', { query: { status, page } });
  usePageTitle(texts('queue.call'));
  const change = (changes: Record<string, string | number | undefined>) =>
    setParams((now) => withChange(now, changes));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{texts('queue.call')}</h1>
      <div className="filter-grid">
        <WordSelect
          label={texts('filters.status')}
          emptyText={texts('filters.any')}
          options={STATUSES.map((value) => ({ value, text: texts(`calls.${value}`) }))}
          value={status}
          onChange={(next) => change({ status: next ?? 'all' })}
        />
      </div>
      <PagedRows
        response={response}
        emptyText={texts('calls.none')}
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((call) => (
              <CallCard key={call.id} call={call} />
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  );
}
