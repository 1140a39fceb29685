import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ActionLink } from '../layout/action-link.tsx';
import { LoadState } from '../layout/load-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { PageTurner } from '../requests/page-turner.tsx';
import { TutorCard } from './tutor-card.tsx';

/** Tutors who are confirmed for one of the guardian's requests. */
export function Page() {
  const texts = useTexts('parent');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useApi('listOwnTutors', { query: { page } }, { keepsLast: true });
  useFresh(mutate);
  return (
    <>
      <PageHead title={texts('tutors.title')} />
      {!data ? (
        <LoadState error={error} onRetry={() => void mutate()} />
      ) : data.total === 0 ? (
        <StatePanel
          icon={<UserRoundCheck size={32} />}
          title={texts('tutors.empty')}
          action={
            <ActionLink to="/parent/dashboard/hire/home-tutor">{texts('tutors.hire')}</ActionLink>
          }
        />
      ) : (
        <>
          <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
            {data.data.map(({ request, tutor }) => (
              <li key={tutor.application_id}>
                <TutorCard request={request} tutor={tutor} />
              </li>
            ))}
          </ul>
          <PageTurner page={page} lastPage={data.last_page} onTurn={setPage} />
        </>
      )}
    </>
  );
}
