import { Baby } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { HIRE_COACH_PATH } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { LateRecommendedTutors } from '#app/market/hub/late-recommended-tutors.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { CoachList } from './coach-list.tsx';

/** Every request for a coach, also those that came to nothing. */
export function CoachRequestsPage() {
  const texts = useTexts('parent');
  const list = usePagedApi('listCoachRequests', (page) => ({ query: { page } }));
  useFresh(list.response.refresh);
  const hire = <ActionLink to={HIRE_COACH_PATH}>{texts('coaches.hire')}</ActionLink>;
  return (
    <>
      <PageHead
        title={texts('coaches.title')}
        action={list.response.data?.total ? hire : undefined}
      />
      <PagedView
        {...list}
        empty={
          <StatePanel icon={<Baby size={32} />} title={texts('coaches.empty')} action={hire} />
        }
      >
        {(requests) => <CoachList requests={requests} onChanged={list.response.refresh} />}
      </PagedView>
      <LateRecommendedTutors />
    </>
  );
}
