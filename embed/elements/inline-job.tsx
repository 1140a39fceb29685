import { useLayoutEffect, useRef } from 'react';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobCodePending } from './job-code-pending.tsx';
import type { JobDetailCode } from './use-job-detail.ts';

interface InlineJobProps {
  jobId: number;
  code: JobDetailCode;
  href: string;
  element: HTMLElement;
  onBack(): void;
}

/** A job in the place of its list. Takes the focus, and the page's scroll only if its top is above. */
export function InlineJob({ jobId, code, href, element, onBack }: InlineJobProps) {
  const { JobDetail } = code;
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
      aria-busy={!JobDetail && !code.hasFailed}
      className="job-in-place"
      part="job"
    >
      {JobDetail ? (
        <JobDetail jobId={jobId} onBack={onBack} />
      ) : (
        <JobCodePending {...{ code, href, onBack }} />
      )}
    </section>
  );
}
