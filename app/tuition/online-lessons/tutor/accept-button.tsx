import { useState } from 'react';
import { ApplyFlow } from '#app/market/applying/apply-flow.tsx';
import type { Job } from '#core/market/api/job.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface AcceptButtonProps {
  jobId: number;
  onAccepted(): Promise<unknown>;
}

/** Applies for the tuition as on its own page, once it has been read. */
export function AcceptButton({ jobId, onAccepted }: AcceptButtonProps) {
  const texts = useTexts('onlineLessons');
  const common = useTexts('common');
  const { api } = useEnvironment();
  const { run, isBusy } = useToastedMutation();
  const [job, setJob] = useState<Job>();
  const accept = async () =>
    setJob(await run(() => api.call('getJob', { params: { jobId } }), common('loadError')));
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void accept()}>
        {texts('accept')}
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
