import { Navigate } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { setupPath, TUTOR_DASHBOARD } from './setup-path.ts';

/**
 * Leads to the first step of the setup that is missing, else to the dashboard.
 * Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
export function TutorHomePage() {
  const { data, error } = useApi('getSetupState', {});
  // The dashboard says itself what is missing, so a failed question is no reason to stay here.
  if (error) return <Navigate to={TUTOR_DASHBOARD} replace />;
  if (!data) return <Skeleton className="w-full h-[240px]" />;
  const step = data.first_missing_step;
  return <Navigate to={step ? setupPath(step) : TUTOR_DASHBOARD} replace />;
}
