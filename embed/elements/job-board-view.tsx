/** The board with its three ways of opening a job: in its own place, in a dialog, on our site. */
import { type MouseEvent, useState } from 'react';
import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import type { JobFilter } from '#core/jobs/job-filter.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { jobPath } from '#widgets/job-parts/job-path.ts';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { isPlainClick } from './is-plain-click.ts';
import { OpenedPart } from './opened-part.tsx';
import { usePartCode } from './use-part-code.ts';
import { usePlaceInList } from './use-place-in-list.ts';
import { usePreset } from './use-preset.ts';

interface JobBoardViewProps {
  preset: JobFilter;
  pageSize: number;
  hideFilters: boolean;
  open: 'inline' | 'modal' | 'page';
  element: HTMLElement;
  productUrl: string;
  site: string | undefined;
  initialAnswer: JobBoardAnswer | undefined;
}

const importDetail = async () => (await import('#widgets/job-detail/job-detail.tsx')).JobDetail;

export function JobBoardView({
  preset,
  open,
  element,
  productUrl,
  site,
  ...board
}: JobBoardViewProps) {
  const texts = useTexts('board');
  const job = useTexts('job');
  const format = useFormat();
  const [filter, setFilter] = usePreset(preset);
  const [jobId, setJobId] = useState<number>();
  const jobHref = (id: number) => productLink(productUrl, jobPath(id), site);
  const [isReady, setReady] = useState(false);
  const code = usePartCode(importDetail, jobId !== undefined, isReady && open !== 'page');
  const isModal = open === 'modal';
  const isInline = jobId !== undefined && !isModal;
  const leaveList = usePlaceInList(element, !isInline);

  const openJob = (id: number, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const isAllowed = emit(element, 'porua-job-open', { jobId: id }, true);
    if (isAllowed && open === 'page') return;
    event.preventDefault();
    if (!isAllowed) return;
    if (open === 'inline') leaveList(`a[data-job-id="${id}"]`);
    setJobId(id);
  };
  const close = () => setJobId(undefined);

  return (
    <>
      <div hidden={isInline}>
        <JobBoard
          filter={filter}
          onFilterChange={setFilter}
          jobHref={jobHref}
          onJobOpen={openJob}
          onPagesChange={() => setReady(true)}
          {...board}
        />
      </div>
      {jobId !== undefined && (
        <OpenedPart
          key={jobId}
          label={texts('card.jobId', { id: format.id(jobId) })}
          part="job"
          href={jobHref(jobId)}
          backText={job('backToList')}
          onClose={close}
          {...{ code, isModal, element }}
        >
          {code.Part && <code.Part jobId={jobId} {...(isModal ? {} : { onBack: close })} />}
        </OpenedPart>
      )}
    </>
  );
}
