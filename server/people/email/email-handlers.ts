import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { resendEmailLink } from './change-email.ts';
import { verifyEmail } from './verify-email.ts';

export function createEmailHandlers(services: Services) {
  return {
    verifyEmail: async ({ body, request }) => {
      await verifyEmail(services, body.token, originOf(request));
      return success('account.email_verified', requestLang(request));
    },
    resendEmailLink: async ({ caller, request }) => {
      await resendEmailLink(services, caller.user, originOf(request));
      return success('account.email_link_sent', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
