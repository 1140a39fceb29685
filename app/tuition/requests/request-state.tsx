import { useTranslation } from 'react-i18next';
import { ChoicePromise } from '#app/market/compare/choice-promise.tsx';
import { useTuitionText } from '#app/tuition/my-tutors/use-tuition-text.ts';
import type { RequestDetail } from '#core/market/api/parent.ts';
import { JOB_TYPE } from '#core/market/hire/job-type.ts';
import { Card } from '#ui/card/card.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Says in words where the request is, with the reason if there is one. */
export function RequestState({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('parent');
  const tuitionText = useTuitionText();
  const { status, reason, tuition } = request;
  const chosen = request.tutors.find(
    ({ application_id }) => application_id === request.choice?.application_id,
  );
  const statusHint =
    chosen && request.choice && request.can_choose ? (
      <ChoicePromise name={chosen.name} callBy={request.choice.call_by} />
    ) : (
      t(`statusHint.${status}`)
    );
  const hint = request.is_hidden ? t('requests.hidden') : statusHint;
  return (
    <Card as="section" className="flex flex-col items-start gap-2">
      <StatusBadge {...request} />
      <p>{tuition ? tuitionText(tuition) : hint}</p>
      {request.job_type === JOB_TYPE.replacement && <p>{t('requests.replacing')}</p>}
      {reason && (
        <p className="break-words">
          <span className="font-semibold">{t('requests.reason')}:</span> {reason}
        </p>
      )}
    </Card>
  );
}
