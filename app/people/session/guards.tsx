/**
 * Decides which screens a person may see. Source: docs/requirements/people/accounts.md, "Roles".
 */
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { forgetActionPage, rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { forgetReturnHere } from '#app/ground/preferences/return-here.ts';
import { AskFirst } from './ask-first.tsx';
import { useSession } from './session-provider.tsx';
import { missingStep, type StoredUser } from './stored-user.ts';
import { dashboardPath, pathAfterSignIn } from './where-to.ts';

/**
 * Sends people who are signed in, now or already, from the auth pages to where signing in leads.
 */
export function GuestsOnly() {
  const { user } = useSession();
  return user ? <Leave user={user} /> : <Outlet />;
}

function Leave({ user }: { user: StoredUser }) {
  const [path] = useState(() => pathAfterSignIn(user));
  // The next sign-in does not return there again.
  useEffect(() => {
    forgetActionPage();
    forgetReturnHere();
  }, []);
  return <Navigate to={path} replace />;
}

/** An area of one role, or of everybody who is signed in; others are led to sign-in and back. */
export const SignedInOnly = ({ type }: { type?: StoredUser['type'] }) => (
  <AskFirst>
    <OfRole type={type} />
  </AskFirst>
);

function OfRole({ type }: { type: StoredUser['type'] | undefined }) {
  const { account, user } = useSession();
  const { pathname, search } = useLocation();
  const isMissing = !user;
  useEffect(() => {
    if (isMissing) rememberActionPage(pathname + search);
  }, [isMissing, pathname, search]);

  // The person who still has to prove the phone needs the code, not the password again.
  if (!user) return <Navigate to={(account && missingStep(account)) ?? '/auth/signin'} replace />;
  return !type || user.type === type ? (
    <Outlet />
  ) : (
    <Navigate to={dashboardPath(user.type)} replace />
  );
}
