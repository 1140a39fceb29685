/** The board with its three ways of opening a job: in its own place, in a dialog, on our site. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import type { JobFilter } from '#core/jobs/job-filter.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { jobPath } from '#widgets/job-parts/job-path.ts';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { InlineJob } from './inline-job.tsx';
import { ModalJob } from './modal-job.tsx';
import { useJobDetail } from './use-job-detail.ts';
import { usePlaceInList } from './use-place-in-list.ts';

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

/** A click that asks the browser for a new tab, window or download is the browser's. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

export function JobBoardView({
  preset,
  open,
  element,
  productUrl,
  site,
  ...board
}: JobBoardViewProps) {
  const [filter, setFilter] = useFilter(preset);
  const [jobId, setJobId] = useState<number>();
  const jobHref = (id: number) => productLink(productUrl, jobPath(id), site);
  const [isReady, setReady] = useState(false);
  const code = useJobDetail(jobId !== undefined, isReady && open !== 'page');
  const isInline = jobId !== undefined && open !== 'modal';
  const leaveList = usePlaceInList(element, !isInline);

  const openJob = (id: number, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const isAllowed = emit(element, 'porua-job-open', { jobId: id }, true);
    if (isAllowed && open === 'page') return;
    event.preventDefault();
    if (!isAllowed) return;
    if (open === 'inline') leaveList(id);
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
      {isInline && (
        <InlineJob key={jobId} {...{ jobId, code, element }} href={jobHref(jobId)} onBack={close} />
      )}
      {jobId !== undefined && open === 'modal' && (
        <ModalJob key={jobId} {...{ jobId, code }} href={jobHref(jobId)} onClose={close} />
      )}
    </>
  );
}

/** The reader's own filter, until the page presets another one. */
function useFilter(preset: JobFilter) {
  const [filter, setFilter] = useState(preset);
  const presetKey = JSON.stringify(preset);
  const lastKey = useRef(presetKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the preset
  useEffect(() => {
    if (lastKey.current === presetKey) return;
    lastKey.current = presetKey;
    setFilter(preset);
  }, [presetKey]);
  return [filter, setFilter] as const;
}
