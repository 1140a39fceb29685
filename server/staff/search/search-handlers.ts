import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { searchConsole } from './search-console.ts';

export const createStaffSearchHandlers = (services: Services) =>
  ({
    searchStaffConsole: ({ query, ...call }) =>
      searchConsole(services, query.q ?? '', toStaffActor(call).lang),
  }) satisfies Partial<Handlers>;
