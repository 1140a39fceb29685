/** A forgotten password, step by step, and a new one while signed in. */

import type { Handlers } from '#server/ground/request/call.ts';
import { isCookieClient } from '#server/ground/request/check-origin.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { clearCookie, readCookie, setCookie } from '#server/people/session/session-cookie.ts';
import { handOver } from './answer-signed-in.ts';
import { changePassword } from './change-password.ts';
import { readChallenge, startChallenge } from './code-challenge.ts';
import { createDeviceMark, findDevice } from './known-device.ts';
import { sendResetOtp, verifyResetOtp } from './reset-code.ts';
import { resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';

export function createPasswordHandlers(services: Services) {
  const { config } = services;
  return {
    sendResetOtp: async ({ body, request, reply }) => {
      const lang = requestLang(request);
      const { challenge, shown } = startChallenge(config, request, reply);
      const device = await findDevice(services, body.phone_no, readCookie(config, request, 'dev'));
      const client = { challenge, origin: originOf(request), device, lang };
      await sendResetOtp(services, body.phone_no, client);
      return {
        type: 'success',
        message: serverText('account.reset_code_sent', lang),
        resend_in: RESEND_SECONDS,
        ...shown,
      };
    },
    verifyResetOtp: async ({ body, request }) => {
      const token = await verifyResetOtp(
        services,
        { phone: body.phone_no, code: body.phone_otp },
        { challenge: readChallenge(config, request, body), origin: originOf(request) },
      );
      const message = serverText('account.reset_code_right', requestLang(request));
      return { type: 'success', message, token };
    },
    resetPassword: async ({ body, request, reply }) => {
      const { phone_no: phone, token, password } = body;
      const userId = await resetPassword(services, { phone, token, password }, originOf(request));
      if (isCookieClient(request)) {
        clearCookie(config, reply, 'pre');
        clearCookie(config, reply, 'sid');
        // Guessing that goes on elsewhere must not keep the owner from the new password.
        setCookie(config, reply, 'dev', createDeviceMark(config.appSecret, userId));
      }
      return success('account.password_changed', requestLang(request));
    },
    setPassword: async ({ caller, body, request }) => {
      await setPassword(services, caller, body.password, originOf(request));
      return success('account.password_set', requestLang(request));
    },
    changePassword: async ({ caller, body, request, reply }) => {
      const { current_password: current, new_password: next } = body;
      const started = await changePassword(services, caller, { current, next }, originOf(request));
      return {
        ...success('account.password_renewed', requestLang(request)),
        ...(await handOver(services, started, request, reply)),
      };
    },
  } satisfies Partial<Handlers>;
}
