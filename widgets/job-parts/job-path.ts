/** The canonical page of a job on our own origin. Source: spec public-site §2. */
export const jobPath = (jobId: number) => `/job-details/${jobId}`;
