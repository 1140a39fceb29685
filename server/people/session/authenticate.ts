/**
 * The way from the credentials of a request to its caller, as far as the endpoint's access asks for
 * one.
 */

import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type {
  Caller,
  ParentCaller,
  SessionKind,
  TutorCaller,
} from '#server/ground/request/caller.ts';
import { isCookieClient } from '#server/ground/request/check-origin.ts';
import type { Services } from '#server/ground/services/services.ts';
import { factorState } from './factor-state.ts';
import { findCaller } from './find-caller.ts';
import { readCookie } from './session-cookie.ts';

const MAX_TOKEN_LENGTH = 100;

export interface Credentials {
  kind: SessionKind;
  token: string;
}

/** A bearer token goes before the cookie: who sends one means it, right or wrong. */
export function readCredentials(
  site: Services['config'],
  request: FastifyRequest,
): Credentials | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return { kind: 'bearer', token };
  }
  const token = readCookie(site, request, 'sid');
  return token === undefined ? null : { kind: 'cookie', token };
}

export async function authenticate(
  { db, config, now }: Services,
  request: FastifyRequest,
): Promise<Caller> {
  const credentials = readCredentials(config, request);
  const isPossible =
    credentials !== null &&
    credentials.token !== '' &&
    credentials.token.length <= MAX_TOKEN_LENGTH;
  const caller = isPossible
    ? await findCaller(db, credentials.token, credentials.kind, now())
    : null;
  if (caller !== null) return caller;
  // Our own pages lead to signing in; other clients are told what their call lacks.
  const lacksToken = credentials === null && !isCookieClient(request);
  throw new ApiError('not_signed_in', lacksToken ? { text: 'no_token' } : {});
}

export const isTutorCaller = (caller: Caller): caller is TutorCaller =>
  caller.user.type === 'tutor' && caller.tutor !== null;

export const isParentCaller = (caller: Caller): caller is ParentCaller =>
  caller.user.type === 'parent' && caller.parent !== null;

/** Returns the error by which the endpoint's access refuses this caller; null if it does not. */
export function refusalFor(
  { config }: Pick<Services, 'config'>,
  caller: Caller,
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
) {
  if (access === 'otp-session') return null;
  if (caller.session.otpOnly) return new ApiError('phone_not_verified');
  if (access === 'staff-session')
    return caller.user.type === 'staff' ? null : new ApiError('not_staff');
  const factor = factorState(caller, config);
  if (factor === 'needed') return new ApiError('second_factor_needed');
  if (factor === 'setup') return new ApiError('second_factor_setup');
  if (access === 'parent') return isParentCaller(caller) ? null : new ApiError('not_a_parent');
  if (access === 'staff') return caller.user.type === 'staff' ? null : new ApiError('not_staff');
  if (access !== 'tutor' || isTutorCaller(caller)) return null;
  return path.startsWith('/api/apply/')
    ? new ApiError('not_a_tutor')
    : new ApiError('not_a_tutor', { text: 'not_a_tutor_here' });
}
