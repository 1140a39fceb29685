import { useNavigate, useSearchParams } from 'react-router';
import { readRedirect } from '#app/dashboards/setup-steps/read-redirect.ts';
import { readWish } from '#app/people/session/apply-wish.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { SetupStep } from '#core/people/profile/setup-steps.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { setupPath, TUTOR_DASHBOARD, TUTOR_STEPS } from './setup-path.ts';

/**
 * Returns the function that follows a saved step: it opens the given page, else the next step, else
 * the steps to the tuition that waits, else the dashboard. Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
export function useSetupSaved() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const showToast = useToast();
  const answers = useAnswers();
  const { refresh } = useSession();

  return async (answer: { message: string; next_step: SetupStep | null }) => {
    showToast(answer.message, 'success');
    // The session's record knows the tutor's city, which decides where one may apply.
    await Promise.all([refresh(), answers.refresh((name) => CHANGED.includes(name))]);
    const home = readWish() === null ? TUTOR_DASHBOARD : TUTOR_STEPS;
    const next = answer.next_step ? setupPath(answer.next_step) : home;
    navigate(readRedirect(params) ?? next, { replace: true });
  };
}

/** The answers read before that a step of the setup changes. */
const CHANGED = [
  'getSetupState',
  'getTutorProfile',
  'getProfileCompletion',
  'getProfileStatus',
  'listEducation',
  'listAvailableJobs',
];
