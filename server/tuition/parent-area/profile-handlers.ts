/** A guardian's own account: what they say of themselves. */

import { desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { saveAccountInfo } from '#server/people/account/save-account-info.ts';
import { prepareEmailChange } from '#server/people/email/change-email.ts';
import { readEmailState } from '#server/people/email/email-state.ts';

/** Reads where the guardian lives, as far as it is known. */
async function readPlace({ lookupCache }: Services, db: Db, parentId: number, lang: Lang) {
  const [place] = await db
    .select({ cityId: parentLocations.cityId, locationId: parentLocations.locationId })
    .from(parentLocations)
    .where(eq(parentLocations.parentId, parentId))
    .orderBy(desc(parentLocations.id))
    .limit(1);
  if (place === undefined) return null;
  const { cities, locations } = lookupCache.current;
  return `${nameIn(locations, place.locationId, lang)}, ${nameIn(cities, place.cityId, lang)}`;
}

async function readProfile(
  services: Services,
  db: Db,
  userId: number,
  lang: Lang,
): Promise<ParentProfile> {
  const [row] = await db
    .select({ user: users, parent: parents })
    .from(users)
    .innerJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw new Error(`The guardian ${userId} is signed in and not there`);
  const { user, parent } = row;
  const other = parent.additionalPhoneNumber;
  return {
    id: user.id,
    name: user.name,
    ...(await readEmailState({ ...services, db }, user)),
    phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    additional_phone_number: other && (readPhoneNumber(other) ?? other),
    gender: user.gender,
    about: parent.about,
    photo: user.photo,
    place: await readPlace(services, db, parent.id, lang),
    created_at: user.createdAt.toISOString(),
  };
}

export function createParentProfileHandlers(services: Services) {
  const { db } = services;
  return {
    getParentProfile: async ({ caller, request }) => ({
      data: await readProfile(services, db, caller.user.id, requestLang(request)),
    }),
    updateParentProfile: async ({ caller, body, request }) => {
      const { about, additional_phone_number: other, ...info } = body;
      const userId = caller.user.id;
      const origin = originOf(request);
      const changeEmail = await prepareEmailChange(services, caller.user, info.email, origin);
      const data = await db.transaction(async (transaction) => {
        const saved = await saveAccountInfo(transaction, userId, info);
        await changeEmail(transaction);
        const additionalPhoneNumber = other === undefined ? null : toStoredPhone(other);
        const [before] = await transaction
          .select({ about: parents.about, additional_phone: parents.additionalPhoneNumber })
          .from(parents)
          .where(eq(parents.userId, userId));
        await transaction
          .update(parents)
          .set({ about, additionalPhoneNumber })
          .where(eq(parents.userId, userId));
        await writeAudit({ ...services, db: transaction }, origin, {
          action: 'account_info_changed',
          outcome: 'ok',
          userId,
          changes: changedFields(
            { name: caller.user.name, gender: caller.user.gender, ...before },
            {
              name: saved.name,
              gender: saved.gender,
              about,
              additional_phone: additionalPhoneNumber,
            },
          ),
        });
        return readProfile(services, transaction, userId, requestLang(request));
      });
      return { ...success('profile.account_saved', requestLang(request)), data };
    },
  } satisfies Partial<Handlers>;
}
