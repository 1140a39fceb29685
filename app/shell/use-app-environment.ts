import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Environment } from '#ui/environment.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { rememberActionPage } from '../preferences/cookies.ts';
import { drafts } from '../preferences/drafts.ts';
import { usePreferences } from '../preferences/preferences-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { toOwnJobs } from '../session/to-own-jobs.ts';
import { toViewer } from '../session/to-viewer.ts';

/** What the app's widgets need to know, whatever stands around the page. */
export function useAppEnvironment(): Environment {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const { api, user } = useSession();

  return useMemo<Environment>(() => {
    const signIn = (jobId: number) => {
      rememberActionPage(jobPath(jobId));
      navigate('/auth/signin');
    };
    return {
      api,
      lang,
      productUrl: '',
      surface: 'app',
      pagesByScrolling: 5,
      viewer: user && toViewer(user),
      ownJobs: toOwnJobs(api, user),
      appliedHere: [],
      drafts,
      signIn: async (jobId) => {
        signIn(jobId);
        return null;
      },
      apply: async (jobId) => {
        signIn(jobId);
        return false;
      },
    };
  }, [api, lang, user, navigate]);
}
