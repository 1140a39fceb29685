/** Asking for a tutor without an account. */

import { randomInt } from 'node:crypto';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { createToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { sendPhoneCode } from '#server/people/otp/phone-codes.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { PROOF_LIFE_SECONDS, verifyHireOtp } from './hire-otp.ts';
import { submitHire } from './submit-hire.ts';

export function createHireHandlers(services: Services) {
  return {
    sendHireOtp: async ({ body, request }) => {
      const lang = requestLang(request);
      const challenge = body.challenge ?? createToken();
      const client = { challenge, origin: originOf(request), lang };
      await sendPhoneCode(services, 'hire', body.phone_no, client);
      return {
        type: 'success',
        message: serverText('hire.code_sent', lang),
        challenge,
        resend_in: RESEND_SECONDS,
      };
    },
    verifyHireOtp: async ({ body, request }) => ({
      type: 'success',
      message: serverText('hire.code_right', requestLang(request)),
      proof: await verifyHireOtp(services, body, {
        challenge: body.challenge,
        origin: originOf(request),
      }),
      expires_in: PROOF_LIFE_SECONDS,
    }),
    submitHire: async ({ body, request }) => {
      const lang = requestLang(request);
      const isRobot = body.website !== undefined && body.website !== '';
      // Robots are told what they want to hear, with a number that is nobody's.
      const id = isRobot
        ? randomInt(1_000_000_000, 2_000_000_000)
        : await submitHire(services, body, { origin: originOf(request), lang });
      return {
        type: 'success',
        message: serverText('hire.submitted', lang),
        request_no: requestNo(id),
        status: 'pending',
      };
    },
  } satisfies Partial<Handlers>;
}
