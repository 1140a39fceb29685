/**
 * <porua-job-detail job-id="…">: one job on a partner's page. Without a job id the page's own
 * fallback stays. Attributes: job-detail-attributes.ts and `lang`. Events: porua-ready, porua-error,
 * porua-apply (cancelable).
 */
import type { Job } from '#core/api/schemas/job.ts';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { jobPath } from '#widgets/job-parts/job-path.ts';
import {
  observedAttributes,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { type JobDetailValues, jobDetailAttributes } from './job-detail-attributes.ts';

export class JobDetailElement extends PoruaElement<typeof jobDetailAttributes> {
  static readonly observedAttributes = observedAttributes(jobDetailAttributes);

  constructor() {
    super('job-detail', jobDetailAttributes);
  }

  protected override view(
    { jobId }: JobDetailValues,
    { firstAnswer }: ViewContext,
  ): View | undefined {
    if (jobId === undefined) return undefined;
    const initialJob = isJob(firstAnswer) ? firstAnswer : undefined;
    return {
      fullSitePath: jobPath(jobId),
      content: <JobDetail key={jobId} jobId={jobId} initialJob={initialJob} />,
    };
  }
}

/** Our own server answered our own path; this only tells a job from anything else. */
const isJob = (answer: unknown): answer is Job =>
  typeof answer === 'object' && answer !== null && 'iclass' in answer;
