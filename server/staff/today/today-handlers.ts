import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { askTogether } from '#server/ground/services/ask-together.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { readToday } from './read-today.ts';

export function createTodayHandlers(services: Services) {
  // Consoles all ask again when something changes: what is the same for all is read once.
  const readTogether = askTogether(() => readToday(services));
  return {
    getStaffToday: async (call) => {
      const { user, lang } = toStaffActor(call);
      return { ...(await readTogether()), mine: await listOwnRequests(services, user.id, lang) };
    },
  } satisfies Partial<Handlers>;
}
