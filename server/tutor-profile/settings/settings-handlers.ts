/** Social links, account status, language and notification choices. */
import { eq } from 'drizzle-orm';
import { MINIMUM_PROFILE_PERCENT } from '#core/apply/check-apply.ts';
import { isBanned } from '#server/account/is-banned.ts';
import { userSettings } from '#server/db/schema/user-settings.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { savedAnswer } from '#server/profile/saved-answer.ts';
import { updateOffer } from '#server/profile/update-offer.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { readOffer } from '../tutoring/read-offer.ts';
import { presentSettings, toSettingsRow } from './settings-row.ts';

/** Undefined stays as it is, empty removes. */
const given = (links: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(links).flatMap(([network, link]) =>
      link === undefined ? [] : [[network, link === '' ? null : link]],
    ),
  );

export function createSettingsHandlers(services: Services) {
  const { db } = services;

  const saveSettings = async (userId: number, set: Partial<typeof userSettings.$inferInsert>) => {
    const [row] = await db
      .insert(userSettings)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: userSettings.userId, set: { userId, ...set } })
      .returning();
    return presentSettings(row);
  };

  return {
    updateSocialLinks: async ({ caller, body, request }) => {
      const tutorId = caller.tutor.id;
      const { completed } = await saveProfile(db, tutorId, (transaction) =>
        updateOffer(transaction, tutorId, given(body), services.now()),
      );
      const { facebook, instagram, x, linkedin } = await readOffer(db, tutorId);
      return {
        ...savedAnswer(serverText('profile.social_saved', requestLang(request)), completed),
        data: { facebook, instagram, x, linkedin },
      };
    },
    getAccountStatus: ({ caller: { user, tutor } }) => ({
      account_status: user.accountStatus,
      reason: user.accountStatusReason,
      can_edit: user.accountStatus !== 'red',
      can_apply:
        tutor !== null &&
        !isBanned(user, services.now()) &&
        tutor.profileCompleted >= MINIMUM_PROFILE_PERCENT,
    }),
    getOwnSettings: async ({ caller }) => {
      const [row] = await db
        .select()
        .from(userSettings)
        .where(eq(userSettings.userId, caller.user.id));
      return presentSettings(row);
    },
    updateNotificationChoices: ({ caller, body }) =>
      saveSettings(caller.user.id, toSettingsRow(body)),
    updateLanguage: ({ caller, body }) => saveSettings(caller.user.id, { language: body.language }),
  } satisfies Partial<Handlers>;
}
