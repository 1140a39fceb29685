import { Navigate } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { setupPath, TUTOR_DASHBOARD, TUTOR_STEPS } from './setup-path.ts';

/**
 * Leads to the first step of the setup that is missing, else to what else is needed to apply for the
 * tuition that waits, else to the dashboard.
 * Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
export function TutorHomePage() {
  const { data, error } = useApi('getSetupState', {});
  const { user } = useSession();
  const wish = useApplyWish();
  const isReady = (user?.tutor?.profile_completed ?? 0) >= MINIMUM_PROFILE_PERCENT;
  // The dashboard says itself what is missing, so a failed question is no reason to stay here.
  if (error) return <Navigate to={TUTOR_DASHBOARD} replace />;
  if (!data) return <Skeleton className="w-full h-[240px]" />;
  const step = data.first_missing_step;
  const home = wish === null || isReady ? TUTOR_DASHBOARD : TUTOR_STEPS;
  return <Navigate to={step ? setupPath(step) : home} replace />;
}
