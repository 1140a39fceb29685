/** A number that is asked for where money is promised, not in the settings. */
import { eq } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import type { WALLET_TYPES } from '#core/people/profile/profile-constants.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { saveProfile } from '#server/people/profile/save-profile.ts';

interface GivenNumber {
  userId: number;
  tutorId: number;
  walletType: (typeof WALLET_TYPES)[number];
  phone: string;
}

/** Sent twice it is one; where there is a number already, that one stays the only one. */
export async function keepFirstNumber(
  services: Services,
  { userId, tutorId, walletType, phone }: GivenNumber,
  origin: Origin,
): Promise<void> {
  const { result: isNew } = await saveProfile(services.db, tutorId, async (db) => {
    if ((await db.$count(tutorPayouts, eq(tutorPayouts.tutorId, tutorId))) > 0) return false;
    const accountNumber = toStoredPhone(phone) ?? '';
    await db
      .insert(tutorPayouts)
      .values({ tutorId, walletType, accountNumber, createdAt: services.now() });
    return true;
  });
  if (isNew)
    await writeAudit(services, origin, { action: 'payout_changed', outcome: 'ok', userId });
}
