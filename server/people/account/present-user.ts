import { and, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { CurrentUser } from '#core/people/api/current-user.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import type { Person, Session, Tutor } from '#server/ground/request/caller.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isDeclined } from '#server/people/acceptance/is-accepted.ts';
import { factorState } from '#server/people/session/factor-state.ts';
import { endOf } from '#server/people/session/sessions.ts';
import { deletedAt } from './deletion-grace.ts';
import { isBanned } from './is-banned.ts';

type Reads = Pick<Services, 'db' | 'lookupCache'>;

/** Reads where the tutor studies now: docs/requirements/people/accounts.md, "Current user". */
async function readCurrentEducation({ db, lookupCache }: Reads, tutorId: number, lang: Lang) {
  const [current] = await db
    .select({
      departmentId: tutorEducations.departmentId,
      universityId: tutorEducations.universityId,
    })
    .from(tutorEducations)
    .where(and(eq(tutorEducations.tutorId, tutorId), tutorEducations.currentInstitute));
  if (current === undefined) return null;
  const { departments, universities } = lookupCache.current;
  const { departmentId, universityId } = current;
  return {
    department:
      departmentId === null ? null : { department_name: nameIn(departments, departmentId, lang) },
    university:
      universityId === null ? null : { university_name: nameIn(universities, universityId, lang) },
  };
}

async function presentTutor(services: Reads, tutor: Tutor, gender: number | null, lang: Lang) {
  const { cities, locations } = services.lookupCache.current;
  const { cityId, locationId } = tutor;
  return {
    id: tutor.id,
    tutorid: tutor.tutorid,
    gender,
    profile_completed: tutor.profileCompleted,
    is_declined: await isDeclined(services.db, tutor.id),
    city: cityId === null ? null : { id: cityId, city_name: nameIn(cities, cityId, lang) },
    location:
      locationId === null
        ? null
        : { id: locationId, location_name: nameIn(locations, locationId, lang) },
    current_educational_info: await readCurrentEducation(services, tutor.id, lang),
  };
}

export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

export async function presentUser(
  services: Reads & Pick<Services, 'config' | 'now'>,
  { user, tutor, parent }: Person,
  session: Session,
  lang: Lang,
): Promise<CurrentUser> {
  const now = services.now();
  const isOut = isBanned(user, now);
  const exp = toSeconds(endOf(session));
  return {
    id: user.id,
    type: user.type,
    name: user.name,
    email: user.email,
    phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    phone_no_verified_at: user.phoneNoVerifiedAt?.toISOString() ?? null,
    photo: user.photo,
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    OTPVerifyUseOnly: session.otpOnly,
    second_factor: factorState({ user, session }, services.config),
    tutor: tutor && (await presentTutor(services, tutor, user.gender, lang)),
    parent: parent && { id: parent.id },
    is_banned: isOut,
    ban_reason: isOut ? user.banReason : null,
    banned_until: isOut ? (user.bannedUntil?.toISOString() ?? null) : null,
    account_status: user.accountStatus,
    account_status_reason: user.accountStatusReason,
    deletes_at: user.deletionAskedAt ? deletedAt(user.deletionAskedAt, user).toISOString() : null,
    city_rule: services.config.cityRule,
    exp,
    expires_in: Math.max(0, exp - toSeconds(now)),
  };
}
