/** The second factor of staff: setting it up, giving it at sign-in, and new recovery codes. */

import { and, eq } from 'drizzle-orm';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { secondFactors } from '#server/ground/db/schema/second-factors.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { seal } from '#server/ground/secrets/seal.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { handOver } from '#server/people/account/answer-signed-in.ts';
import { presentUser } from '#server/people/account/present-user.ts';
import { factorState } from '#server/people/session/factor-state.ts';
import { endSessions, renewSessionToken } from '#server/people/session/sessions.ts';
import { checkFactor, SEALED_FOR } from './check-factor.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { createSecret, totpUri } from './totp.ts';

export function createSecondFactorHandlers(services: Services) {
  const { db, config } = services;

  /** This session goes on under a new token, now with the factor. */
  const passFactor = async (
    caller: Caller,
    { request, reply }: Pick<Call<'giveSecondFactor'>, 'request' | 'reply'>,
  ) => {
    const at = services.now();
    const session = { ...caller.session, factorAt: at };
    await db.update(sessions).set({ factorAt: at }).where(eq(sessions.id, session.id));
    const started = await renewSessionToken(db, session);
    const lang = requestLang(request);
    return {
      ...(await handOver(services, started, request, reply)),
      user: await presentUser(services, caller, session, lang),
    };
  };

  return {
    getSecondFactor: async ({ caller }) => ({
      state: factorState(caller, config),
      recovery_codes_left: await countRecoveryCodes(db, caller.user.id),
    }),

    giveSecondFactor: async ({ caller, body, request, reply }) => {
      if (factorState(caller, config) !== 'needed') throw new ApiError('wrong_state');
      await checkFactor(services, caller.user.id, body.code, originOf(request));
      return {
        ...success('account.signed_in', requestLang(request)),
        ...(await passFactor(caller, { request, reply })),
      };
    },

    // A new app beside one in use needs a code of the one in use, or a recovery code.
    setUpSecondFactor: async ({ caller: { user, session }, body, request }) => {
      const state = factorState({ user, session }, config);
      if (state === 'needed') throw new ApiError('second_factor_needed');
      if (state === 'on') await checkFactor(services, user.id, body.code, originOf(request));
      const secret = createSecret();
      const pending = { pendingSecret: seal(config, SEALED_FOR, secret) };
      await db
        .insert(secondFactors)
        .values({ userId: user.id, ...pending })
        .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
      const label = readPhoneNumber(user.phoneNo) ?? user.phoneNo;
      return { secret, uri: totpUri(secret, label) };
    },

    confirmSecondFactor: async ({ caller, body, request, reply }) => {
      const { user, session } = caller;
      const origin = originOf(request);
      if (factorState(caller, config) === 'needed') throw new ApiError('second_factor_needed');
      const isTheirs = eq(secondFactors.userId, user.id);
      const [row] = await db.select().from(secondFactors).where(isTheirs);
      await checkFactor(services, user.id, body.code, origin, true);
      const at = services.now();
      const codes = await db.transaction(async (transaction) => {
        // Only the one the code was for, and once: of two at the same moment the second finds none.
        const confirmed = await transaction
          .update(secondFactors)
          .set({ secret: secondFactors.pendingSecret, pendingSecret: null })
          .where(and(isTheirs, eq(secondFactors.pendingSecret, row?.pendingSecret ?? '')))
          .returning({ userId: secondFactors.userId });
        if (confirmed.length === 0) throw new ApiError('wrong_state');
        await transaction.update(users).set({ secondFactorAt: at }).where(eq(users.id, user.id));
        await endSessions(transaction, user.id, at, session.id);
        const entry = { action: 'second_factor_set_up', outcome: 'ok', userId: user.id } as const;
        await writeAudit({ ...services, db: transaction }, origin, entry);
        return replaceRecoveryCodes(transaction, user.id);
      });
      const next = { ...caller, user: { ...user, secondFactorAt: at } };
      return { recovery_codes: codes, ...(await passFactor(next, { request, reply })) };
    },

    renewRecoveryCodes: async ({ caller: { user, session }, body, request }) => {
      if (factorState({ user, session }, config) !== 'on') throw new ApiError('wrong_state');
      const origin = originOf(request);
      await checkFactor(services, user.id, body.code, origin);
      const entry = { action: 'recovery_codes_renewed', outcome: 'ok', userId: user.id } as const;
      await writeAudit(services, origin, entry);
      return { recovery_codes: await replaceRecoveryCodes(db, user.id) };
    },
  } satisfies Partial<Handlers>;
}
