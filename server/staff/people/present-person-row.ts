import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { PersonRow } from '#core/staff/api/staff.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { deletedAt } from '#server/people/account/deletion-grace.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import type { FoundPerson } from './find-people.ts';

export const shownPhone = (stored: string): string => readPhoneNumber(stored) ?? stored;

export function presentPersonRow(
  { lookupCache, now }: Pick<Services, 'lookupCache' | 'now'>,
  { user, tutor }: FoundPerson,
  lang: Lang,
): PersonRow {
  const { cities, locations } = lookupCache.current;
  const cityId = tutor?.cityId ?? null;
  const locationId = tutor?.locationId ?? null;
  return {
    user_id: user.id,
    type: user.type,
    name: user.name,
    photo: user.photo,
    gender: user.gender,
    phone: shownPhone(user.phoneNo),
    email: user.email,
    tutorid: tutor?.tutorid ?? null,
    city_name: cityId === null ? null : nameIn(cities, cityId, lang),
    area: locationId === null ? null : nameIn(locations, locationId, lang),
    profile_completed: tutor?.profileCompleted ?? null,
    account_status: user.accountStatus,
    is_banned: isBanned(user, now()),
    is_deactivated: user.deactivatedAt !== null,
    deletes_at: user.deletionAskedAt ? deletedAt(user.deletionAskedAt, user).toISOString() : null,
    created_at: user.createdAt.toISOString(),
  };
}
