import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { JobDetailComponent } from './use-job-detail.ts';

interface ModalJobProps {
  jobId: number;
  JobDetail: JobDetailComponent | undefined;
  onClose(): void;
}

/** A job over the partner's page, in the top layer, which no style of that page can cover. */
export function ModalJob({ jobId, JobDetail, onClose }: ModalJobProps) {
  const texts = useTexts('board');
  const format = useFormat();
  return (
    <Dialog title={texts('card.jobId', { id: format.id(jobId) })} onClose={onClose}>
      <div className="porua-box">
        {JobDetail ? <JobDetail jobId={jobId} /> : <Skeleton className="h-96" />}
      </div>
    </Dialog>
  );
}
