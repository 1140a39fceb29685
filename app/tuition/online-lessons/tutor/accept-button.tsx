import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyFlow } from '#app/market/applying/apply-flow.tsx';
import type { Job } from '#core/market/api/job.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';

interface AcceptButtonProps {
  jobId: number;
  onAccepted(): Promise<unknown>;
}

/** Applies for the tuition as on its own page, once it has been read. */
export function AcceptButton({ jobId, onAccepted }: AcceptButtonProps) {
  const { t } = useTranslation('onlineLessons');
  const { t: common } = useTranslation('common');
  const { api } = useEnvironment();
  const { run, isBusy } = useToastedMutation();
  const [job, setJob] = useState<Job>();
  const accept = async () =>
    setJob(await run(() => api.call('getJob', { params: { jobId } }), common('loadError')));
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void accept()}>
        {t('accept')}
      </Button>
      {job && (
        <ApplyFlow
          job={job}
          onApplied={() => void onAccepted()}
          onClose={() => setJob(undefined)}
        />
      )}
    </>
  );
}
