import { and, eq, gte, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { HUB_PROFILE_PERCENT } from '#core/market/hub/hub-constants.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';

/**
 * Returns the condition that a tutor is ready to be shown to guardians: the phone is verified, the
 * account is neither banned nor deactivated nor locked nor about to be deleted, and the profile is
 * complete enough. For a query over tutors and users.
 */
export const isReady = (now: Date) =>
  and(
    eq(users.type, 'tutor'),
    isNotNull(users.phoneNoVerifiedAt),
    or(isNull(users.bannedAt), lte(users.bannedUntil, now)),
    isNull(users.deactivatedAt),
    isNull(users.deletionAskedAt),
    ne(users.accountStatus, 'red'),
    gte(tutors.profileCompleted, HUB_PROFILE_PERCENT),
    isNotNull(tutors.cityId),
  );
