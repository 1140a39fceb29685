import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { AskedRequest } from '#core/market/api/asked-requests.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { AcceptButton } from './accept-button.tsx';

/** A request that asks for this tutor: to accept is to apply, under the same rules and terms. */
export function AskedCard({ request }: { request: AskedRequest }) {
  const { t } = useTranslation('onlineLessons');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const showToast = useToast();
  const draftOf = useDraftOf();
  const [isDeclining, setDeclining] = useState(false);
  const { job_id: id, status, reason } = request;
  const refresh = () => answers.refresh((name) => name === 'listTutoringRequests');
  return (
    <Card as="article" className="flex flex-col gap-3">
      <h2 className="text-base break-words">
        {request.class_name} · {request.category_name}
      </h2>
      <Facts
        facts={[
          [
            t('asked.subjects'),
            request.subjects.map(({ subject_name }) => subject_name).join(', '),
          ],
          [t('asked.place'), request.tutoring_place],
          [t('asked.area'), `${request.location_name}, ${request.city_name}`],
          [t('asked.days'), format.number(request.days_in_week)],
          [t('asked.salary'), `${format.money(request.salary)} ${common('perMonth')}`],
          [t('asked.on'), format.date(request.posted_at)],
          [t('asked.yourReason'), reason],
        ]}
      />
      {status === 'cancelled' && reason === null && <p className="text-sm">{t('asked.ended')}</p>}
      <div className="flex flex-wrap gap-3">
        {status === 'pending' && (
          <>
            <AcceptButton jobId={id} onAccepted={refresh} />
            <Button look="secondary" onClick={() => setDeclining(true)}>
              {t('asked.cancel')}
            </Button>
          </>
        )}
        {request.is_public && (
          <ActionLink to={jobPath(id)} look="secondary">
            {t('asked.view')}
          </ActionLink>
        )}
      </div>
      {isDeclining && (
        <ReasonDialog
          draft={() => draftOf(`decline-request-${id}`)}
          title={t('asked.declineTitle')}
          hint={t('asked.declineHint')}
          label={t('reason')}
          missing={t('reasonMissing')}
          sendText={t('decline')}
          busyText={t('sending')}
          onSend={async (words) => {
            const { message } = await api.call('declineTutoringRequest', {
              params: { id },
              body: { reason: words },
            });
            await refresh();
            showToast(message, 'success');
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  );
}
