/** Declares what the wing `people` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { and, isNotNull, lt, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { otpCodes, resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type CleaningSteps, EVERY, type Job } from '#server/ground/services/wing.ts';
import { createAccountHandlers } from './account/account-handlers.ts';
import { createPasswordHandlers } from './account/password-handlers.ts';
import { createConnectHandlers } from './connect/connect-handlers.ts';
import { createTokenHandlers } from './connect/token-handlers.ts';
import { createEmailHandlers } from './email/email-handlers.ts';
import { createNumberChangeHandlers } from './number-change/number-change-handlers.ts';
import { runDueChanges } from './number-change/run-due-changes.ts';
import { deleteOldCircuits } from './otp/otp-circuits.ts';
import { createSecondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import { createSessionHandlers } from './session/session-handlers.ts';
import { createTutorProfileHandlers } from './tutor-profile/tutor-profile-handlers.ts';

/** The days a tutor's last position is kept. Source: docs/requirements/dashboards/tutor-area.md, "Position". */
const POSITION_DAYS = 30;

export const createHandlers = (services: Services) => ({
  ...createAccountHandlers(services),
  ...createPasswordHandlers(services),
  ...createSecondFactorHandlers(services),
  ...createSessionHandlers(services),
  ...createConnectHandlers(services),
  ...createTokenHandlers(services),
  ...createEmailHandlers(services),
  ...createNumberChangeHandlers(services),
  ...createTutorProfileHandlers(services),
});

export const jobs: Job[] = [{ work: runDueChanges, everyMs: EVERY.tenMinutes }];

export function cleaningSteps({ db }: Services, at: Date): CleaningSteps {
  const yesterday = dayjs.utc(at).subtract(1, 'day').toDate();
  return {
    otpCodes: () => db.delete(otpCodes).where(lt(otpCodes.createdAt, yesterday)),
    deleteOldCircuits: () => deleteOldCircuits(db, yesterday),
    hireProofs: () => db.delete(hireProofs).where(lt(hireProofs.expiresAt, yesterday)),
    emailChanges: () => db.delete(emailChanges).where(lt(emailChanges.expiresAt, yesterday)),
    resetTokens: () => db.delete(resetTokens).where(lt(resetTokens.expiresAt, yesterday)),
    embedCodes: () => db.delete(embedCodes).where(lt(embedCodes.expiresAt, yesterday)),
    embedTokens: () => db.delete(embedTokens).where(lt(embedTokens.expiresAt, yesterday)),
    embedGrants: () => db.delete(embedGrants).where(lt(embedGrants.revokedAt, yesterday)),
    lastPositions: () =>
      db
        .update(tutorPositions)
        .set({ lastLatitude: null, lastLongitude: null, lastAt: null })
        .where(lt(tutorPositions.lastAt, dayjs.utc(at).subtract(POSITION_DAYS, 'day').toDate())),
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
