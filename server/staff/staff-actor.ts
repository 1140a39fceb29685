import type { FastifyRequest } from 'fastify';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Origin } from '#server/audit/write-audit.ts';
import { originOf } from '#server/http/origin-of.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Caller } from '#server/session/find-caller.ts';

/** Who of the staff acts, from where, and in which language the answer is read. */
export interface StaffActor {
  user: Pick<Caller['user'], 'id' | 'name'>;
  origin: Origin;
  lang: Lang;
}

export const toStaffActor = ({
  caller,
  request,
}: {
  caller: Caller;
  request: FastifyRequest;
}): StaffActor => ({
  user: caller.user,
  origin: originOf(request),
  lang: requestLang(request),
});
