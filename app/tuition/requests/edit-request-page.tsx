import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useStepInAddress } from '#app/ground/page/use-step-in-address.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';
import { toAnswers } from './to-answers.ts';
import { useRequest } from './use-request.ts';

/** The form of a request that is pending or came back, filled with what it says. */
export function EditRequestPage() {
  const { t } = useTranslation('parent');
  const navigate = useNavigate();
  const showToast = useToast();
  const place = useStepInAddress();
  const { data: request, error, refresh } = useRequest();
  const prefill = useMemo(() => request && toAnswers(request), [request]);
  if (!request || !prefill)
    return <AsyncView response={{ data: undefined, error, refresh }}>{() => null}</AsyncView>;

  const { id, version, request_no: requestNo } = request;
  if (!request.can_edit)
    return (
      <StatePanel
        icon={<Lock size={32} />}
        title={t('requests.cannotEdit')}
        action={<ActionLink to={requestPath(id)}>{t('requests.details')}</ActionLink>}
      />
    );
  return (
    <>
      <PageHead title={t('requests.editTitle', { no: requestNo })} lead={t('requests.editLead')} />
      <ParentHireTutor
        existing={{ id, version, requestNo }}
        prefill={prefill}
        place={place}
        onSent={() => {
          void refresh();
          showToast(t('requests.changed'), 'success');
          navigate(requestPath(id), { replace: true });
        }}
      />
    </>
  );
}
