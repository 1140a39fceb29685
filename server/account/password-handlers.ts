/** A forgotten password, step by step, and a new one while signed in. */
import { isCookieClient } from '#server/http/check-origin.ts';
import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import { RESEND_SECONDS } from '#server/otp/send-otp.ts';
import { createToken } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';
import { clearCookie, readCookie, setCookie } from '#server/session/session-cookie.ts';
import { serverText } from '#server/text/server-text.ts';
import { handOver } from './answer-signed-in.ts';
import { changePassword } from './change-password.ts';
import { resetPassword, sendResetOtp, verifyResetOtp } from './reset-password.ts';

type PasswordHandlers = Pick<
  Handlers,
  'sendResetOtp' | 'verifyResetOtp' | 'resetPassword' | 'changePassword'
>;

export function createPasswordHandlers(services: Services): PasswordHandlers {
  const { config } = services;
  return {
    sendResetOtp: async ({ body, request, reply }) => {
      const lang = requestLang(request);
      const isBrowser = isCookieClient(request);
      // Kept over a resend, so that the tries go on counting.
      const known = isBrowser ? readCookie(config, request, 'pre') : undefined;
      const challenge = known ?? createToken();
      // Also before a refusal: the next try has to be the same person's.
      if (isBrowser) setCookie(config, reply, 'pre', challenge);
      await sendResetOtp(services, body.phone_no, { challenge, origin: originOf(request), lang });
      return {
        type: 'success',
        message: serverText('account.reset_code_sent', lang),
        resend_in: RESEND_SECONDS,
        ...(!isBrowser && { challenge }),
      };
    },
    verifyResetOtp: async ({ body, request }) => {
      const fromCookie = isCookieClient(request) ? readCookie(config, request, 'pre') : undefined;
      const token = await verifyResetOtp(
        services,
        { phone: body.phone_no, code: body.phone_otp },
        // Nobody's challenge: the code will not be found.
        { challenge: fromCookie ?? body.challenge ?? '', origin: originOf(request) },
      );
      const message = serverText('account.reset_code_right', requestLang(request));
      return { type: 'success', message, token };
    },
    resetPassword: async ({ body, request, reply }) => {
      const { phone_no: phone, token, password } = body;
      await resetPassword(services, { phone, token, password }, originOf(request));
      if (isCookieClient(request)) {
        clearCookie(config, reply, 'pre');
        clearCookie(config, reply, 'sid');
      }
      return {
        status: 'success',
        message: serverText('account.password_changed', requestLang(request)),
      };
    },
    changePassword: async ({ caller, body, request, reply }) => {
      const { current_password: current, new_password: next } = body;
      const started = await changePassword(services, caller, { current, next }, originOf(request));
      return {
        status: 'success',
        message: serverText('account.password_renewed', requestLang(request)),
        ...(await handOver(services, started, request, reply)),
      };
    },
  };
}
