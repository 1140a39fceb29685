import type { Viewer } from '#ui/environment.tsx';
import type { StoredUser } from './stored-user.ts';

/** Returns what widgets may know of the person who is signed in. */
export const toViewer = (user: StoredUser): Viewer => ({
  type: user.type,
  tutor: user.tutor && { gender: user.tutor.gender },
  applying: {
    cityRule: user.city_rule,
    applicant: {
      type: user.type,
      profile_completed: user.tutor?.profile_completed ?? 0,
      city_id: user.tutor?.city?.id ?? null,
      account_status: user.account_status,
      is_banned: user.is_banned,
      // A deactivated account has no session.
      is_deactivated: false,
      is_phone_verified: user.phone_no_verified_at !== null,
      is_declined: user.tutor?.is_declined ?? false,
    },
  },
});
