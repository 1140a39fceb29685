import { Navigate, useLocation, useParams } from 'react-router';

/**
 * The address of the setup that the sign-up screens name.
 * Source: docs/requirements/shell/app-shell.md, "Screens".
 */
export function SetupRedirectPage() {
  const { step } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/tutor/details/${step}${search}`} replace />;
}
