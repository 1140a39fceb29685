import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { ApplyFlow } from '#app/market/applying/apply-flow.tsx';
import { JobFacts } from '#app/market/applying/job-facts.tsx';
import { AuthCard } from '#app/people/auth/form/auth-card.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { PopupMessage } from '#core/people/session/embed-messages.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useJobFlags } from '#widgets/job/use-job-flags.ts';
import { FrameProblem } from '../frame/frame-problem.tsx';
import { canSpeak, notifyPartner, returnToPartner } from '../frame/notify-partner.ts';
import type { PartnerRequest } from '../frame/partner-request.ts';
import { WindowDone } from '../frame/window-done.tsx';

/** The job, the rules, the confirmation; then the partner's page is notified that it is done. */
export function JobApplication({ request }: { request: PartnerRequest }) {
  const { jobId, state } = request;
  const { t: job } = useTranslation('job');
  const { t } = useTranslation('connect');
  const { data, error, refresh } = useApi('getJob', { params: { jobId } });
  const flags = useJobFlags();
  // The press that counts on the partner's page was for this.
  const [isAsking, setAsking] = useState(true);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const stopAsking = useCallback(() => setAsking(false), []);
  const message: PopupMessage = { t: 'porua:done', v: 1, state, kind: 'applied', id: jobId };

  const finish = () => {
    setDone(true);
    if (canSpeak(request)) void notifyPartner(request, message);
  };
  const leave = (last: PopupMessage) =>
    canSpeak(request) ? window.close() : returnToPartner(request, last);

  if (isDone)
    return (
      <WindowDone
        title={job('applied')}
        hint={job('appliedNotice')}
        onClose={() => leave(message)}
      />
    );
  if (error && !data) {
    const isMissing = isApiError(error) && error.code === 'job_not_found';
    return <FrameProblem kind={isMissing ? 'missing' : 'offline'} onRetry={() => void refresh()} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  const asked = flags.hasApplied(jobId) ? { ...data, applications: [{ tutor_id: 0 }] } : data;
  return (
    <AuthCard title={job('needTutor', { class: data.iclass.class_name })}>
      <FormProblem message={refusal} />
      <JobFacts job={data} />
      <div className="flex gap-3">
        <Button className="flex-1" onClick={() => setAsking(true)}>
          {job('apply')}
        </Button>
        <Button
          look="secondary"
          className="flex-1"
          onClick={() => leave({ t: 'porua:cancel', v: 1, state })}
        >
          {t('closeWindow')}
        </Button>
      </div>
      {isAsking && (
        <ApplyFlow
          job={asked}
          site={request.site}
          onApplied={finish}
          onClose={stopAsking}
          onRefused={setRefusal}
        />
      )}
    </AuthCard>
  );
}
