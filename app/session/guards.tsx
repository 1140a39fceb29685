/** Which screens a person may see. Source: spec public-site §6. */
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rememberActionPage } from '../preferences/cookies.ts';
import { useSession } from './session-provider.tsx';
import type { StoredUser } from './stored-user.ts';
import { dashboardPath } from './where-to.ts';

/** Auth pages: whoever is signed in goes to the dashboard. */
export function GuestsOnly() {
  const { user } = useSession();
  return user ? <Navigate to={dashboardPath(user.type)} replace /> : <Outlet />;
}

/** An area of one role; others are led to sign-in and back. */
export function SignedInOnly({ type }: { type: StoredUser['type'] }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const isMissing = !user;
  useEffect(() => {
    if (isMissing) rememberActionPage(pathname + search);
  }, [isMissing, pathname, search]);

  if (!user) return <Navigate to="/auth/signin" replace />;
  return user.type === type ? <Outlet /> : <Navigate to={dashboardPath(user.type)} replace />;
}
