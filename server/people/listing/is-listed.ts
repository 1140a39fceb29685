import { and } from 'drizzle-orm';
import { isAccepted } from '#server/people/acceptance/is-accepted.ts';
import { isReady } from '#server/people/acceptance/is-ready.ts';

/**
 * Returns the condition that a tutor is in the hub: ready, and accepted if staff look at each new
 * tutor. For a query over tutors and users.
 */
export const mayBeListed = (now: Date) => and(isReady(now), isAccepted);
