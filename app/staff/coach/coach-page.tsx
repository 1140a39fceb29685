import { useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { coachRequestStatuses } from '#core/hire/coach-words.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { CoachAnswerDialog } from './coach-answer-dialog.tsx';
import { CoachCard } from './coach-card.tsx';

export type CoachRequest = Answer<'listStaffCoachRequests'>['data'][number];

/** Requests for coaches: answered by phone, and how each stands. */
export function CoachPage() {
  const texts = useTexts('staff');
  const filter = useStatusFilter(coachRequestStatuses, 'pending');
  const { status, page } = filter;
  const response = useLiveApi('listStaffCoachRequests', {
    query: { status, page },
  });
  const [answering, setAnswering] = useState<{
    request: CoachRequest;
    to: 'contacted' | 'closed';
  }>();

  return (
    <>
      <StatusListPage
        title={texts('queue.coach')}
        filter={filter}
        textOf={(value) => texts(`coach.status.${value}`)}
        response={response}
        emptyText={texts('coach.none')}
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
      </StatusListPage>
      {answering && <CoachAnswerDialog {...answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
