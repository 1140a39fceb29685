/**
 * The canonical page of a job on our own origin.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Page".
 */
export const jobPath = (jobId: number) => `/job-details/${jobId}`;
