/** Rows nobody needs any more, and what has to be put right from time to time. */
import { and, isNotNull, lt, or } from 'drizzle-orm';
import { deleteLoosePictures } from '#server/community/posts/post-pictures.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { otpCodes, resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import { deleteOldLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { showAfterBans } from '#server/market/hiring/hide-requests.ts';
import { reconcileListings } from '#server/market/hub/reconcile-listings.ts';
import { deleteOldMessages } from '#server/notify/messages/outbox.ts';
import { forgetSignedOutDevices } from '#server/notify/push/push-devices.ts';
import { deleteOldCircuits } from '#server/people/otp/otp-circuits.ts';
import { deleteByRetention } from '#server/privacy/retention.ts';

const DAY_MS = 24 * 3_600_000;
/** An answered call or message is of no more use, and it holds a phone. */
const ANSWERED_KEPT_MS = 30 * DAY_MS;

/** Its message is the name of the step. */
export class StepFailed extends Error {}

/** In this order, but none waits for another to succeed. */
function stepsOf(services: Services): Record<string, () => PromiseLike<unknown>> {
  const { db, now } = services;
  const at = now();
  const yesterday = new Date(at.getTime() - DAY_MS);
  const lastMonth = new Date(at.getTime() - ANSWERED_KEPT_MS);
  return {
    showAfterBans: () => showAfterBans(services),
    reconcileListings: () => reconcileListings(services),
    deleteOldMessages: () => deleteOldMessages(services),
    deleteByRetention: () => deleteByRetention(services),
    deleteOldLimits: () => deleteOldLimits(db, at),
    otpCodes: () => db.delete(otpCodes).where(lt(otpCodes.createdAt, yesterday)),
    deleteOldCircuits: () => deleteOldCircuits(db, yesterday),
    hireProofs: () => db.delete(hireProofs).where(lt(hireProofs.expiresAt, yesterday)),
    callRequests: () => db.delete(callRequests).where(lt(callRequests.doneAt, lastMonth)),
    contactMessages: () => db.delete(contactMessages).where(lt(contactMessages.doneAt, lastMonth)),
    emailChanges: () => db.delete(emailChanges).where(lt(emailChanges.expiresAt, yesterday)),
    resetTokens: () => db.delete(resetTokens).where(lt(resetTokens.expiresAt, yesterday)),
    embedCodes: () => db.delete(embedCodes).where(lt(embedCodes.expiresAt, yesterday)),
    embedTokens: () => db.delete(embedTokens).where(lt(embedTokens.expiresAt, yesterday)),
    embedGrants: () => db.delete(embedGrants).where(lt(embedGrants.revokedAt, yesterday)),
    deleteLoosePictures: () => deleteLoosePictures(services),
    forgetSignedOutDevices: () => forgetSignedOutDevices(services),
    sessions: () =>
      db
        .delete(sessions)
        .where(
          or(
            lt(sessions.expiresAt, yesterday),
            and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, yesterday)),
          ),
        ),
  };
}

export async function cleanUp(services: Services): Promise<void> {
  await eachOnItsOwn(Object.entries(stepsOf(services)), async ([name, step]) => {
    try {
      await step();
    } catch (error) {
      throw new StepFailed(name, { cause: error });
    }
  });
}
