/** The phone of a request without an account: the right code brings a proof to send with it. */
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type PhoneClient, verifyPhoneCode } from '#server/people/otp/phone-codes.ts';

export const PROOF_LIFE_SECONDS = 15 * 60;

export async function verifyHireOtp(
  services: Services,
  given: { phone_no: string; otp: string },
  client: PhoneClient,
): Promise<string> {
  const phone = await verifyPhoneCode(services, 'hire', given, client);
  const proof = createToken();
  const expiresAt = new Date(services.now().getTime() + PROOF_LIFE_SECONDS * 1000);
  await services.db.insert(hireProofs).values({ tokenHash: hashToken(proof), phone, expiresAt });
  return proof;
}
