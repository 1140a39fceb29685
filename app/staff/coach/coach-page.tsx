import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { withChange } from '../parts/with-change.ts';
import { WordSelect } from '../parts/word-select.tsx';
import { CoachAnswerDialog } from './coach-answer-dialog.tsx';
import { CoachCard } from './coach-card.tsx';

export type CoachRequest = Answer<'listStaffCoachRequests'>['data'][number];
const STATUSES = ['pending', 'contacted', 'closed', 'cancelled'] as const;

/** Requests for coaches: answered by phone, and how each stands. */
export function Page() {
  const texts = useTexts('staff');
  const [params, setParams] = useSearchParams({ status: 'pending' });
  const status = STATUSES.find((value) => value === params.get('status'));
  const page = Number(params.get('page')) || 1;
  const response = useLiveApi('listStaffCoachRequests', {
    query: { status, page },
  });
  const [answering, setAnswering] = useState<{
    request: CoachRequest;
    to: 'contacted' | 'closed';
  }>();
  usePageTitle(texts('queue.coach'));
  const change = (changes: Record<string, string | number | undefined>) =>
    setParams((now) => withChange(now, changes));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{texts('queue.coach')}</h1>
      <div className="filter-grid">
        <WordSelect
          label={texts('filters.status')}
          emptyText={texts('filters.any')}
          options={STATUSES.map((value) => ({ value, text: texts(`coach.status.${value}`) }))}
          value={status}
          onChange={(next) => change({ status: next ?? 'all' })}
        />
      </div>
      <PagedRows
        response={response}
        emptyText={texts('coach.none')}
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((request) => (
              <CoachCard
                key={request.id}
                request={request}
                onAnswer={(to) => setAnswering({ request, to })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {answering && <CoachAnswerDialog {...answering} onClose={() => setAnswering(undefined)} />}
    </div>
  );
}
