import { Baby } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { HIRE_COACH_PATH } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { CoachList } from './coach-list.tsx';

/**
 * The guardian's coaches: who serves, what waits for one, who served.
 * Source: docs/requirements/dashboards/parent-area.md, "Coach".
 */
export function MyCoachesPage() {
  const { t } = useTranslation('parent');
  const { t: coaches } = useTranslation('coaches');
  const ourPhone = useOurPhone();
  const list = usePagedApi('listOwnCoaches', (page) => ({ query: { page } }));
  const { data, refresh } = list.response;
  useFresh(refresh);
  const hire = <ActionLink to={HIRE_COACH_PATH}>{t('coaches.hire')}</ActionLink>;
  return (
    <>
      <PageHead title={t('nav.myCoaches')} action={data?.total ? hire : undefined} />
      <PagedView
        {...list}
        empty={
          <StatePanel
            icon={<Baby size={32} />}
            title={t('coaches.empty')}
            hint={coaches('emptyHint')}
            action={hire}
          />
        }
      >
        {(requests) => (
          <>
            <CoachList
              requests={requests.filter(({ status }) => status === 'serving')}
              onChanged={refresh}
            />
            <CoachList
              title={coaches('waiting')}
              requests={requests.filter(({ status }) => WAITING.includes(status))}
              onChanged={refresh}
            />
            <CoachList
              title={coaches('earlier')}
              requests={requests.filter(({ status }) => OVER.includes(status))}
              onChanged={refresh}
            />
            <p className="text-muted">
              <CallText text={coaches('callUs', { phone: ourPhone })} />
            </p>
          </>
        )}
      </PagedView>
    </>
  );
}

const WAITING: readonly string[] = ['pending', 'contacted'];
const OVER: readonly string[] = ['closed', 'cancelled'];
