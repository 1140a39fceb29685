import type { AccountActionAnswer } from '#core/staff/api/staff.ts';
import { type StaffActor, toStaffActor } from '#server/ground/audit/staff-actor.ts';
import { pageOf } from '#server/ground/db/page-of.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import type { AccountAct } from './account-acts.ts';
import { actOnAccount } from './act-on-account.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { findPeople } from './find-people.ts';
import { getPerson } from './get-person.ts';
import { presentPersonRow } from './present-person-row.ts';

export function createPeopleHandlers(services: Services) {
  const { db } = services;
  const change = async (
    userId: number,
    act: AccountAct,
    actor: StaffActor,
  ): Promise<AccountActionAnswer> => {
    const { user, ...effects } = await actOnAccount(services, userId, act, actor);
    return {
      ...success('staff.account_changed', actor.lang),
      account_status: user.accountStatus,
      is_banned: isBanned(user, services.now()),
      is_deactivated: user.deactivatedAt !== null,
      ...effects,
    };
  };
  return {
    searchPeople: async ({ query, ...call }) => {
      const { lang } = toStaffActor(call);
      const { rows, total } = await findPeople(db, query, services.now());
      const data = rows.map((row) => presentPersonRow(services, row, lang));
      return pageOf(query.page, total, data, query.per_page);
    },
    getPerson: ({ params, ...call }) => getPerson(services, params.id, toStaffActor(call)),
    endPersonSessions: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await endPersonSessions(services, params.id, actor);
      return success('staff.sessions_ended', actor.lang);
    },
    banPerson: ({ params, body: { until = null, reason }, ...call }) =>
      change(params.id, { kind: 'ban', until, reason }, toStaffActor(call)),
    unbanPerson: ({ params, body, ...call }) =>
      change(params.id, { kind: 'unban', ...body }, toStaffActor(call)),
    deactivatePerson: ({ params, body, ...call }) =>
      change(params.id, { kind: 'deactivate', ...body }, toStaffActor(call)),
    reactivatePerson: ({ params, body, ...call }) =>
      change(params.id, { kind: 'reactivate', ...body }, toStaffActor(call)),
    setLock: ({ params, body: { status, reason }, ...call }) =>
      change(params.id, { kind: 'lock', colour: status, reason }, toStaffActor(call)),
  } satisfies Partial<Handlers>;
}
