import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function createContactHandlers(services: Services) {
  return {
    sendContactMessage: async ({ body, request }) => {
      const lang = requestLang(request);
      const { name, phone_no: phone, email, topic, message, job_id: jobId, website } = body;
      const written = { name, phone, email, topic, message, jobId, lang };
      if (!website) await sendContactMessage(services, written, sentOnce(body), originOf(request));
      return success('contact.sent', lang);
    },
  } satisfies Partial<Handlers>;
}
