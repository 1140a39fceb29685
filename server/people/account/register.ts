/** Signing up: the account, its session for the OTP calls only, and the code to the phone. */
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { parentRegistrationBody, tutorRegistrationBody } from '#core/people/api/account.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { countUse, takeLimits } from '#server/ground/limits/take-limits.ts';
import { saveNameKeys } from '#server/ground/names/save-name-keys.ts';
import type { Services } from '#server/ground/services/services.ts';
import { beginAcceptance } from '#server/people/acceptance/ask-for-acceptance.ts';
import { addressLimits } from '#server/people/email/email-limits.ts';
import { sendEmailLink } from '#server/people/email/send-email-link.ts';
import { blockLimit } from '#server/people/otp/otp-limits.ts';
import { completionOf, NO_FACTS } from '#server/people/profile/completion-of.ts';
import { findPerson } from '#server/people/session/find-caller.ts';
import { startSession } from '#server/people/session/sessions.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkPhoneIsFree } from './check-phone-is-free.ts';
import { type ClientInfo, type SignedIn, sendVerifyOtp } from './send-verify-otp.ts';

type TutorForm = z.output<typeof tutorRegistrationBody>;
type ParentForm = z.output<typeof parentRegistrationBody>;
export type Registration =
  | { type: 'tutor'; form: TutorForm }
  | { type: 'parent'; form: ParentForm };

/** The first tutor id we give, above all that were given by hand. */
const FIRST_TUTORID = 100_000;

function checkPhone(phone: string) {
  if (isMobileNumber(phone)) return;
  throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
}

async function insertPerson(
  services: Pick<Services, 'config'>,
  db: Db,
  { type, form }: Registration,
  phoneNo: string,
  { hash, lang, now }: { hash: string; lang: Lang; now: Date },
) {
  const [user] = await db
    .insert(users)
    .values({
      type,
      name: form.name.normalize('NFC').replace(/ +/g, ' '),
      phoneNo,
      passwordHash: hash,
      gender: type === 'tutor' ? form.gender : null,
      lang,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (user === undefined) return null;
  await saveNameKeys(db, [user]);
  if (type === 'tutor') {
    const tutor = { userId: user.id, tutorid: `T${FIRST_TUTORID + user.id}` };
    const profileCompleted = completionOf({ ...NO_FACTS, photo: user.photo });
    const [inserted] = await db
      .insert(tutors)
      .values({ ...tutor, profileCompleted })
      .returning({ id: tutors.id });
    if (inserted !== undefined) await beginAcceptance(services, db, inserted.id);
  } else {
    const { additional_phone_number: other, about } = form;
    await db.insert(parents).values({
      userId: user.id,
      additionalPhoneNumber: other === undefined ? null : toStoredPhone(other),
      about: about ?? null,
    });
  }
  return user.id;
}

export async function register(
  services: Services,
  registration: Registration,
  { origin, kind, lang }: ClientInfo,
): Promise<SignedIn> {
  const { db, passwords } = services;
  const { form } = registration;
  const now = services.now();
  const phone = toStoredPhone(form.phone_no) ?? '';
  checkPhone(form.phone_no);
  checkNewPassword(form.password, [form.phone_no, form.email, form.name]);
  await takeLimits(db, blockLimit(services, 'sign-up', origin.ip), now);
  // The form has to say so, or nobody could tell why it does not go on.
  await checkPhoneIsFree(db, phone, now);
  const hash = await passwords.hash(form.password);
  const { email } = form;
  const mayMail =
    email !== undefined && (await countUse(db, addressLimits(services, email), now)) === 0;
  const started = await db.transaction(async (transaction) => {
    const userId = await insertPerson(services, transaction, registration, phone, {
      hash,
      lang,
      now,
    });
    if (userId === null) return null;
    // An address others have given too often today gets its link later, from the settings.
    if (mayMail) await sendEmailLink(services, transaction, { userId, email });
    const { userAgent } = origin;
    return startSession(transaction, { userId, kind, otpOnly: true, userAgent }, now);
  });
  // Somebody was faster by a moment.
  if (started === null) await checkPhoneIsFree(db, phone, now);
  const person = started && (await findPerson(db, started.session.userId));
  if (started === null || person === null) throw new ApiError('unavailable');
  const userId = person.user.id;
  await writeAudit(services, origin, { action: 'sign_up', outcome: 'ok', userId });
  const otp = await sendVerifyOtp(services, person, started.session.id, { origin, kind, lang });
  return { ...started, person, otp };
}
