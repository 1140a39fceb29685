import type { SetupStep } from '#core/profile/setup-steps.ts';
import { ownPath } from '../../session/where-to.ts';

export const TUTOR_DASHBOARD = '/tutor/dashboard';

/** The page to return to after a step; only one of our own. */
export const readRedirect = (params: URLSearchParams): string | null =>
  ownPath(params.get('redirect'));

export const setupPath = (step: SetupStep): string => `/tutor/details/${step}`;

export const setupPathWith = (step: SetupStep, redirect: string | null): string =>
  redirect === null
    ? setupPath(step)
    : `${setupPath(step)}?${new URLSearchParams({ redirect }).toString()}`;
