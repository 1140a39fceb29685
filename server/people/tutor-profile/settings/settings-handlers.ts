/** Social links and account status. */

import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isDeclined } from '#server/people/acceptance/is-accepted.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { readOffer } from '#server/people/listing/read-offer.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { updateOffer } from '#server/people/profile/update-offer.ts';

/** Undefined stays as it is, empty removes. */
const given = (links: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(links).flatMap(([network, link]) =>
      link === undefined ? [] : [[network, link === '' ? null : link]],
    ),
  );

export function createSettingsHandlers(services: Services) {
  const { db } = services;

  return {
    updateSocialLinks: async ({ body, ...call }) => {
      const said = 'profile.social_saved';
      const { answer } = await saveOwnProfile(db, call, said, (transaction, tutorId) =>
        updateOffer(transaction, tutorId, given(body), services.now()),
      );
      const { facebook, instagram, x, linkedin } = await readOffer(db, call.caller.tutor.id);
      return { ...answer, data: { facebook, instagram, x, linkedin } };
    },
    getAccountStatus: async ({ caller: { user, tutor } }) => ({
      account_status: user.accountStatus,
      reason: user.accountStatusReason,
      can_edit: user.accountStatus !== 'red',
      can_apply:
        tutor !== null &&
        !isBanned(user, services.now()) &&
        tutor.profileCompleted >= MINIMUM_PROFILE_PERCENT &&
        !(await isDeclined(db, tutor.id)),
    }),
  } satisfies Partial<Handlers>;
}
