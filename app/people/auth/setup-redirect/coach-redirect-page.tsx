import { Navigate, useParams, useSearchParams } from 'react-router';

/** The set-up of who looks for a coach is the guardian's. Source: docs/requirements/dashboards/parent-area.md, "Set-up". */
export function CoachRedirectPage() {
  const { step = '' } = useParams();
  const [params] = useSearchParams();
  const query = new URLSearchParams([...params, ['for', 'coach']]);
  return <Navigate to={`/parent/details/${step}?${query}`} replace />;
}
