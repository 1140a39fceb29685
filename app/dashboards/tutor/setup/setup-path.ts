import type { SetupStep } from '#core/people/profile/setup-steps.ts';

export const TUTOR_DASHBOARD = '/tutor/dashboard';
export const TUTOR_STEPS = '/tutor/steps';

export const setupPath = (step: SetupStep): string => `/tutor/details/${step}`;

export const setupPathWith = (step: SetupStep, redirect: string | null): string =>
  redirect === null
    ? setupPath(step)
    : `${setupPath(step)}?${new URLSearchParams({ redirect }).toString()}`;
