import { and } from 'drizzle-orm';
import { isAccepted } from '#server/people/acceptance/is-accepted.ts';
import { isReady } from '#server/people/acceptance/is-ready.ts';

/**
 * Who is in the hub: who is ready, and accepted where staff look at each new tutor. Of a query over
 * tutors and users.
 */
export const mayBeListed = (now: Date) => and(isReady(now), isAccepted);
