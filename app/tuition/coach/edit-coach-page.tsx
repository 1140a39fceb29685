import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { coachJobPath } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('coaches');
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
        title={texts('cannotUpdate')}
        hint={<CallText text={texts('callUs', { phone: ourPhone })} />}
        action={<ActionLink to={coachJobPath(id)}>{texts('details')}</ActionLink>}
      />
    );
  return (
    <>
      <PageHead title={texts('updateTitle', { no })} lead={texts('updateLead')} />
      <CoachRequestForm
        // What was typed over an older version is not put over a newer one unseen.
        name={`coach-request-${id}-${version}`}
        first={toValues(request)}
        submitText={texts('send')}
        busyText={texts('sending')}
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
