import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { GUARDIAN_STEPS, type GuardianStep } from './guardian-steps.ts';

/** `params` are those of the page before: `redirect`, and `for=coach` of who came to ask for one. */
export function guardianSetupPath(step: GuardianStep, params = new URLSearchParams()): string {
  const query = params.toString();
  return `/parent/details/${step}${query && `?${query}`}`;
}

/** Returns the path that follows a step: the page that waits, the next step, else the dashboard. */
export function pathAfter(step: GuardianStep, params: URLSearchParams, redirect: string | null) {
  const next = GUARDIAN_STEPS[GUARDIAN_STEPS.indexOf(step) + 1];
  if (next === 'hire' && redirect) return redirect;
  return next ? guardianSetupPath(next, params) : (redirect ?? PARENT_DASHBOARD);
}
