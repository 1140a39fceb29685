/**
 * <porua-job-detail job-id="…">: one job on a partner's page. Without a job id the page's own
 * fallback stays; one that cannot be an id is a job that does not exist. Attributes:
 * job-detail-attributes.ts and `lang`. Events: porua-ready, porua-error, porua-apply (cancelable).
 */
import type { Job } from '#core/market/api/job.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { productLink } from '../product-link.ts';
import { jobTexts } from '../texts/job/job-texts.ts';
import type { Widget } from '../widget.ts';
import { jobDetailAttributes } from './job-detail-attributes.ts';
import { MissingJob } from './missing-job.tsx';

const BOARD_PATH = '/job-board';
/** Letters of what was asked for that are shown. */
const MAX_ASKED = 40;

export const jobDetailWidget: Widget<typeof jobDetailAttributes> = {
  attributes: jobDetailAttributes,
  texts: { first: [jobTexts] },
  view({ jobId, site }, { firstAnswer, given, productUrl }) {
    const asked = given('jobId');
    if (jobId === undefined && asked === undefined) return undefined;
    if (jobId === undefined) {
      const href = productLink(productUrl, BOARD_PATH, site);
      return {
        fullSitePath: BOARD_PATH,
        area: 'board',
        content: <MissingJob asked={String(asked).slice(0, MAX_ASKED)} href={href} />,
      };
    }
    const initialJob = isJob(firstAnswer) ? firstAnswer : undefined;
    return {
      fullSitePath: jobPath(jobId),
      area: 'job',
      content: <JobDetail key={jobId} jobId={jobId} initialJob={initialJob} />,
    };
  },
};

/** Our own server answered our own question; this only tells a job from anything else. */
const isJob = (answer: unknown): answer is Job =>
  typeof answer === 'object' && answer !== null && 'iclass' in answer;
