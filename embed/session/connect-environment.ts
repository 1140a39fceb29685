import type { Environment, OwnJobs } from '#ui/environment.tsx';
import { emit } from '../emit.ts';
import type { SiteSession } from './site-session.ts';

/** A widget's environment with what a connection allows, and our window in place of a new tab. */
export function connectEnvironment(
  environment: Environment,
  session: SiteSession,
  element: Element,
): Environment {
  const { lang } = environment;
  const { applied, viewer } = session.store.state;
  const ownJobs = () => {
    const jobs = session.connection.ownJobs(lang);
    return jobs && withEvents(jobs, element);
  };
  return {
    ...environment,
    viewer: viewer && {
      type: viewer.type,
      applying: null,
      tutor: viewer.type === 'tutor' ? { gender: viewer.tutor_gender } : null,
    },
    ownJobs: ownJobs(),
    appliedHere: applied,
    signIn: async (jobId) =>
      (await session.connect({ element, lang, jobId })) ? { ownJobs: ownJobs() } : null,
    async apply(jobId) {
      if (!emit(element, 'porua-apply', { jobId, state: 'started' }, true)) return false;
      const isDone = await session.apply({ element, lang, jobId });
      if (isDone) emit(element, 'porua-apply', { jobId, state: 'applied' });
      return isDone;
    },
  };
}

const withEvents = ({ save, unsave, ...jobs }: OwnJobs, element: Element): OwnJobs => ({
  ...jobs,
  async save(jobId) {
    await save(jobId);
    emit(element, 'porua-saved', { jobId, saved: true });
  },
  async unsave(jobId) {
    await unsave(jobId);
    emit(element, 'porua-saved', { jobId, saved: false });
  },
});
