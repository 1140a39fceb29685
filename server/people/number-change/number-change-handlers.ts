import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { handOver } from '#server/people/account/answer-signed-in.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { takenNumber } from './apply-change.ts';
import { askStaff } from './ask-staff.ts';
import { beginByCode, beginWithoutOldNumber, sendOldNumberCode } from './begin-change.ts';
import { readOwnChange } from './read-change.ts';
import { cancelChange, stopByLink } from './stop-change.ts';
import { sendNewNumberCode, verifyNewNumber } from './verify-new-number.ts';

export function createNumberChangeHandlers(services: Services) {
  const sent = (lang: 'en' | 'bn') => ({
    type: 'success' as const,
    message: serverText('number.code_sent', lang),
    resend_in: RESEND_SECONDS,
  });
  return {
    getNumberChange: ({ caller }) => readOwnChange(services, caller),
    sendOldNumberCode: async ({ caller, request }) => {
      const lang = requestLang(request);
      await sendOldNumberCode(services, caller, { lang, origin: originOf(request) });
      return sent(lang);
    },
    verifyOldNumber: async ({ caller, body, request }) => {
      await beginByCode(services, caller, body.otp, originOf(request));
      return success('number.begun', requestLang(request));
    },
    loseOldNumber: async ({ caller, body, request }) => {
      await beginWithoutOldNumber(services, caller, body.password, originOf(request));
      return success('number.begun', requestLang(request));
    },
    sendNewNumberCode: async ({ caller, body, request }) => {
      const lang = requestLang(request);
      const client = { lang, origin: originOf(request) };
      await sendNewNumberCode(services, caller, body.phone_no, client);
      return sent(lang);
    },
    verifyNewNumber: async ({ caller, body, request, reply }) => {
      const started = await verifyNewNumber(services, caller, body, originOf(request)).catch(
        (error: unknown) => {
          throw takenNumber(error);
        },
      );
      const lang = requestLang(request);
      if (started === null) return { ...success('number.verified', lang), changed: false };
      const handed = await handOver(services, started, request, reply);
      return { ...success('number.changed', lang), changed: true, ...handed };
    },
    askForNumberChange: async ({ caller, body, request }) => {
      await askStaff(services, caller, body, originOf(request));
      return success('number.asked', requestLang(request));
    },
    cancelNumberChange: async ({ caller, request }) => {
      await cancelChange(services, caller, originOf(request));
      return success('number.cancelled', requestLang(request));
    },
    stopNumberChange: async ({ body, request }) => {
      const state = await stopByLink(services, body.token, originOf(request));
      return { ...success(`number.${state}`, requestLang(request)), state };
    },
  } satisfies Partial<Handlers>;
}
