import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobCodePending } from './job-code-pending.tsx';
import type { JobDetailCode } from './use-job-detail.ts';

interface ModalJobProps {
  jobId: number;
  code: JobDetailCode;
  href: string;
  onClose(): void;
}

/** A job over the partner's page, in the top layer, which no style of that page can cover. */
export function ModalJob({ jobId, code, href, onClose }: ModalJobProps) {
  const { JobDetail } = code;
  const texts = useTexts('board');
  const format = useFormat();
  return (
    <Dialog title={texts('card.jobId', { id: format.id(jobId) })} onClose={onClose}>
      <div className="porua-box">
        {JobDetail ? <JobDetail jobId={jobId} /> : <JobCodePending {...{ code, href }} />}
      </div>
    </Dialog>
  );
}
