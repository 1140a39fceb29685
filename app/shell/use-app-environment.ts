import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageStart } from '#app/ground/page/page-start.ts';
import { readPhone, rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { drafts } from '#app/ground/preferences/drafts.ts';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { toOwnJobs } from '#app/people/session/to-own-jobs.ts';
import { toViewer } from '#app/people/session/to-viewer.ts';
import type { Environment } from '#ui/environment.tsx';
import type { FirstView } from '#ui/first-view.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { backCloses } from './back-closes.ts';

/** Returns what the app's widgets need to know, whatever stands around the page. */
export function useAppEnvironment(): Environment {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const { api, user } = useSession();
  const firstView = useFirstView();

  return useMemo<Environment>(() => {
    const signIn = (jobId: number) => {
      rememberActionPage(jobPath(jobId));
      // A device that knows no phone number has most likely no account either.
      navigate(readPhone() === undefined ? '/auth/tutor/signup' : '/auth/signin');
    };
    return {
      api,
      lang,
      now: firstView?.now,
      firstView,
      productUrl: '',
      surface: 'app',
      pagesByScrolling: 5,
      viewer: user && toViewer(user),
      ownJobs: toOwnJobs(api, user),
      appliedHere: [],
      drafts,
      backCloses,
      signIn: async (jobId) => {
        signIn(jobId);
        return null;
      },
      apply: async (jobId) => {
        signIn(jobId);
        return false;
      },
    };
  }, [api, lang, user, navigate, firstView]);
}

/**
 * Returns the first view of the page the visit began with; anybody who goes on is shown what is
 * new.
 */
function useFirstView(): FirstView | undefined {
  const { firstView } = usePageStart();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isFirst = key === firstKey;
  useEffect(() => {
    if (!isFirst) firstView?.end();
  }, [isFirst, firstView]);
  return isFirst ? firstView : undefined;
}
