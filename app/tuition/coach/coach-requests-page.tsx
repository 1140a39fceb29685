import { Baby } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { HIRE_COACH_PATH } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { LateRecommendedTutors } from '#app/market/hub/late-recommended-tutors.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { CoachList } from './coach-list.tsx';

/** Every request for a coach, also those that came to nothing. */
export function CoachRequestsPage() {
  const { t } = useTranslation('parent');
  const list = usePagedApi('listCoachRequests', (page) => ({ query: { page } }));
  useFresh(list.response.refresh);
  const hire = <ActionLink to={HIRE_COACH_PATH}>{t('coaches.hire')}</ActionLink>;
  return (
    <>
      <PageHead title={t('coaches.title')} action={list.response.data?.total ? hire : undefined} />
      <PagedView
        {...list}
        empty={<StatePanel icon={<Baby size={32} />} title={t('coaches.empty')} action={hire} />}
      >
        {(requests) => <CoachList requests={requests} onChanged={list.response.refresh} />}
      </PagedView>
      <LateRecommendedTutors />
    </>
  );
}
