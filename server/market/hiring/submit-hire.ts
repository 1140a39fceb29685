import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { submitHireBody } from '#core/market/api/hire.ts';
import type { Db } from '#server/ground/db/database.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { sentOnce } from '#server/ground/request/sent-once.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkAskedTutor } from './asked-tutor.ts';
import { checkRequest } from './check-request.ts';
import { findGuardian } from './find-guardian.ts';
import { insertRequest } from './insert-request.ts';

/** Locked: two sends with the same proof come one after the other. */
async function takeProof(db: Db, tokenHash: string, key: string, now: Date): Promise<string> {
  const [proof] = await db
    .select()
    .from(hireProofs)
    .where(eq(hireProofs.tokenHash, tokenHash))
    .for('update');
  if (proof === undefined) throw new ApiError('proof_invalid');
  // The answer got lost on the way: the same request may be sent again, also later.
  if (proof.usedForKey === key) return proof.phone;
  if (proof.usedForKey !== null || proof.expiresAt <= now) throw new ApiError('proof_invalid');
  await db.update(hireProofs).set({ usedForKey: key }).where(eq(hireProofs.tokenHash, tokenHash));
  return proof.phone;
}

/** The id of the request. All or nothing: a refusal leaves the proof for another try. */
export async function submitHire(
  services: Services,
  body: z.output<typeof submitHireBody>,
  { origin, lang }: { origin: Origin; lang: Lang },
): Promise<number> {
  const {
    contact,
    site,
    idempotency_key: key,
    website: _,
    tutor_id: askedTutorId,
    ...draft
  } = body;
  const now = services.now();
  checkRequest(services, draft);
  await checkAskedTutor(services.db, askedTutorId);
  return services.db.transaction(async (transaction) => {
    const phone = await takeProof(transaction, hashToken(contact.proof), key, now);
    const guardian = await findGuardian(transaction, { phone, name: contact.name, lang, now });
    return insertRequest(services, transaction, {
      ...guardian,
      phone,
      draft,
      lang,
      links: { contactName: contact.name },
      askedTutorId,
      site,
      // A phone that was verified again is still the same request.
      once: sentOnce({ ...body, contact: { name: contact.name } }),
      origin,
    });
  });
}
