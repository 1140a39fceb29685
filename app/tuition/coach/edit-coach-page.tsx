import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { coachJobPath } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { CoachRequestForm } from './coach-request-form.tsx';
import { CoachRequestView } from './coach-request-view.tsx';
import { toValues } from './coach-values.ts';

/** The form of a coach request that waits, filled with what it says. */
export const EditCoachPage = () => (
  <CoachRequestView>
    {(request, refresh) => <EditCoach request={request} onConflict={refresh} />}
  </CoachRequestView>
);

interface EditCoachProps {
  request: CoachRequestDetail;
  onConflict(): Promise<unknown>;
}

function EditCoach({ request, onConflict }: EditCoachProps) {
  const { t } = useTranslation('coaches');
  const navigate = useNavigate();
  const showToast = useToast();
  const ourPhone = useOurPhone();
  const { api } = useSession();
  const { id, version, request_no: no } = request;
  // What is being typed stays, also when our staff call meanwhile: the error says so then.
  const [isOpen] = useState(request.can_update);
  if (!isOpen)
    return (
      <StatePanel
        icon={<Lock size={32} />}
        title={t('cannotUpdate')}
        hint={<CallText text={t('callUs', { phone: ourPhone })} />}
        action={<ActionLink to={coachJobPath(id)}>{t('details')}</ActionLink>}
      />
    );
  return (
    <>
      <PageHead title={t('updateTitle', { no })} lead={t('updateLead')} />
      <CoachRequestForm
        // What was typed over an older version is not put over a newer one unseen.
        name={`coach-request-${id}-${version}`}
        first={toValues(request)}
        submitText={t('send')}
        busyText={t('sending')}
        onSend={async (fields) => {
          try {
            const answer = await api.call('updateCoachRequest', {
              params: { id },
              body: { ...fields, version },
            });
            showToast(answer.message, 'success');
            navigate(coachJobPath(id), { replace: true });
          } catch (error) {
            // Sent once more, it is sent on top of what is stored now.
            if (isApiError(error) && error.code === 'version_conflict') await onConflict();
            throw error;
          }
        }}
      />
    </>
  );
}
