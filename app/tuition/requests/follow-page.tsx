import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { requestPath } from '#core/market/hire/request-path.ts';

/** The link of our messages: to the request, for others by way of the phone and its code. */
export function FollowPage() {
  const { requestId = '' } = useParams();
  const { user } = useSession();
  const path = requestPath(requestId);
  const isGuest = user === null;
  useEffect(() => {
    if (isGuest) rememberActionPage(path);
  }, [isGuest, path]);
  return <Navigate to={isGuest ? '/auth/get-phone' : path} replace />;
}
