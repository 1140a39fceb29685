import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { CoachRequestForm } from './coach-request-form.tsx';
import { coachDefaults } from './coach-values.ts';
import { ThanksDialog } from './thanks-dialog.tsx';

export function HomeCoachPage() {
  const { t } = useTranslation('parent');
  const { api } = useSession();
  const once = useFormOnce('coach-request');
  const [requestNo, setRequestNo] = useState<string>();
  return (
    <>
      <PageHead title={t('coach.title')} lead={t('coach.lead')} />
      <CoachRequestForm
        name="coach-request"
        first={coachDefaults}
        submitText={t('coach.submit')}
        busyText={t('coach.submitting')}
        once={once}
        onSend={async (fields) => {
          const { data } = await once.send(fields, (body, idempotency_key) =>
            api.call('createCoachRequest', { body: { ...body, idempotency_key } }),
          );
          setRequestNo(data.request_no);
        }}
      />
      {requestNo && <ThanksDialog requestNo={requestNo} onClose={() => setRequestNo(undefined)} />}
    </>
  );
}
