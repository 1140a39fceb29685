import type { ApiClient } from '#core/api/api-client.ts';
import type { OwnJobs } from '#ui/environment.tsx';
import type { StoredUser } from './stored-user.ts';

/** The tutor's own jobs by the session cookie. */
export const toOwnJobs = (api: ApiClient, user: StoredUser | null): OwnJobs | null =>
  user?.tutor
    ? {
        key: String(user.tutor.id),
        flags: () => api.call('getJobFlags'),
        save: (jobId) => api.call('saveJob', { body: { tuition_job_offer_id: jobId } }),
        unsave: (jobId) => api.call('unsaveJob', { params: { id: jobId } }),
      }
    : null;
