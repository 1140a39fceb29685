import { useLayoutEffect, useRef } from 'react';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { JobDetailComponent } from './use-job-detail.ts';

interface InlineJobProps {
  jobId: number;
  JobDetail: JobDetailComponent | undefined;
  element: HTMLElement;
  onBack(): void;
}

/** A job in the place of its list. Takes the focus, and the page's scroll only if its top is above. */
export function InlineJob({ jobId, JobDetail, element, onBack }: InlineJobProps) {
  const section = useRef<HTMLElement>(null);
  const texts = useTexts('board');
  const format = useFormat();

  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [element]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts('card.jobId', { id: format.id(jobId) })}
      aria-busy={!JobDetail}
      className="job-in-place"
    >
      {JobDetail ? <JobDetail jobId={jobId} onBack={onBack} /> : <Skeleton className="h-96" />}
    </section>
  );
}
