/**
 * The type of a request: it looks for somebody for new work, unless told otherwise, or for another
 * tutor for a tuition that was confirmed before. Source:
 * docs/requirements/dashboards/parent-area.md, "Requests".
 */
import type { RequestStatus } from './request-status.ts';

export const JOB_TYPE = { newWork: 1, replacement: 2 } as const;
type JobType = (typeof JOB_TYPE)[keyof typeof JOB_TYPE];

/** `tuition`: the last one of the request. */
export const jobTypeOf = (
  status: RequestStatus,
  tuition: { state: 'appointed' | 'confirmed' | 'ended' } | null,
): JobType =>
  status === 'live' && tuition !== null && tuition.state !== 'appointed'
    ? JOB_TYPE.replacement
    : JOB_TYPE.newWork;
