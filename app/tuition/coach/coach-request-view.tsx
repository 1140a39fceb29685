import { Baby } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { MY_COACHES_PATH } from '#app/ground/links/parent-paths.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useCoachRequest } from './use-coach-request.ts';

interface CoachRequestViewProps {
  children(request: CoachRequestDetail, refresh: () => Promise<unknown>): ReactNode;
}

/** The coach request of the address, or that there is none. */
export function CoachRequestView({ children }: CoachRequestViewProps) {
  const { t } = useTranslation('parent');
  const { isId, ...response } = useCoachRequest();
  if (!isId || (isApiError(response.error) && response.error.status === 404))
    return (
      <StatePanel
        icon={<Baby size={32} />}
        title={t('requests.missing')}
        action={<ActionLink to={MY_COACHES_PATH}>{t('nav.myCoaches')}</ActionLink>}
      />
    );
  return (
    <AsyncView response={response}>{(request) => children(request, response.refresh)}</AsyncView>
  );
}
