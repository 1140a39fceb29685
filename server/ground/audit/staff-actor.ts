import type { FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';

/** The member of staff who acts, from where, and the language in which the answer is read. */
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
