import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { screenOf } from '#core/notify/messages/short-paths.ts';

/** The link of an SMS: to its screen, for others by way of the phone and its code. */
export function FollowPage() {
  const { pathname } = useLocation();
  const path = screenOf(pathname.replace(/\/$/, ''));
  return path === undefined ? <NotFoundPage /> : <Follow path={path} />;
}

function Follow({ path }: { path: string }) {
  const { user } = useSession();
  const isGuest = user === null;
  useEffect(() => {
    if (isGuest) rememberActionPage(path);
  }, [isGuest, path]);
  return <Navigate to={isGuest ? '/auth/get-phone' : path} replace />;
}
