import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { editCoachPath } from '#app/ground/links/parent-paths.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { CancelButton } from '#app/tuition/requests/cancel-button.tsx';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface CoachActsProps {
  request: CoachRequest;
  onChanged(): Promise<unknown>;
}

/**
 * Shows what can still be done with a request: changed until our staff have called, cancelled until
 * a coach serves.
 */
export function CoachActs({ request, onChanged }: CoachActsProps) {
  const { t } = useTranslation('parent');
  const { t: coaches } = useTranslation('coaches');
  const showToast = useToast();
  const { api } = useSession();
  const { id, request_no: no } = request;
  return (
    <>
      {request.can_update && (
        <ActionLink to={editCoachPath(id)} look="secondary">
          {coaches('update')}
          <span className="sr-only">{no}</span>
        </ActionLink>
      )}
      {request.can_cancel && (
        <CancelButton
          name={`coach-request-${id}`}
          title={t('coaches.cancelTitle', { no })}
          text={t('coaches.cancel')}
          onCancel={async (reason) => {
            await api.call('cancelCoachRequest', { params: { id }, body: { reason } });
            await onChanged();
            showToast(t('requests.cancelled'), 'success');
          }}
        />
      )}
    </>
  );
}
