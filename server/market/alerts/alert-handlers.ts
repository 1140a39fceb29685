/** Messages to a phone about new jobs that fit a search, without an account. */
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { createToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { sendPhoneCode } from '#server/people/otp/phone-codes.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { createAlert, readAlerts, stopAlert } from './search-alerts.ts';

export function createAlertHandlers(services: Services) {
  return {
    sendAlertCode: async ({ body, request }) => {
      const lang = requestLang(request);
      const challenge = body.challenge ?? createToken();
      const client = { challenge, origin: originOf(request), lang };
      await sendPhoneCode(services, 'alert', body.phone_no, client);
      return {
        type: 'success',
        message: serverText('hire.code_sent', lang),
        challenge,
        resend_in: RESEND_SECONDS,
      };
    },
    createAlert: async ({ body, request }) => {
      const lang = requestLang(request);
      const client = { challenge: body.challenge, origin: originOf(request), lang };
      const endsAt = await createAlert(services, body, client);
      return { ...success('alert.saved', lang), ends_at: endsAt.toISOString() };
    },
    viewAlerts: async ({ body, request }) => ({
      data: await readAlerts(services, body.token, requestLang(request)),
    }),
    stopAlert: async ({ body, request }) => {
      await stopAlert(services, body.token);
      return success('alert.stopped', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
