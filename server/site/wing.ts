/** Declares what the wing `site` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import { lt } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { CleaningSteps } from '#server/ground/services/wing.ts';
import { createAssistantHandlers } from './assistant/assistant-handlers.ts';
import { createContactHandlers } from './contact/contact-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createAssistantHandlers(services),
  ...createContactHandlers(services),
});

/** An answered call or message is of no more use, and it holds a phone. */
const ANSWERED_DAYS = 30;

export function cleaningSteps({ db }: Services, at: Date): CleaningSteps {
  const lastMonth = dayjs.utc(at).subtract(ANSWERED_DAYS, 'day').toDate();
  return {
    callRequests: () => db.delete(callRequests).where(lt(callRequests.doneAt, lastMonth)),
    contactMessages: () => db.delete(contactMessages).where(lt(contactMessages.doneAt, lastMonth)),
  };
}
