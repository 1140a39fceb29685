/** Signing up, in and out. */

import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { isCookieClient } from '#server/ground/request/check-origin.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { sendPhoneCode } from '#server/people/otp/phone-codes.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { findPerson } from '#server/people/session/find-caller.ts';
import { clearCookie, readCookie, setCookie } from '#server/people/session/session-cookie.ts';
import { endSession } from '#server/people/session/sessions.ts';
import { clientInfo, handOver, otpFields } from './answer-signed-in.ts';
import { readChallenge, startChallenge } from './code-challenge.ts';
import { createDeviceMark, findDevice } from './known-device.ts';
import { signInByCode, signInByProof } from './phone-sign-in.ts';
import { presentUser } from './present-user.ts';
import { type Registration, register } from './register.ts';
import { resendCode } from './resend-code.ts';
import type { SignedIn } from './send-verify-otp.ts';
import { signIn } from './sign-in.ts';
import { verifyPhone } from './verify-phone.ts';

export function createAccountHandlers(services: Services) {
  const { config, db } = services;

  const answerRegistration = async (
    registration: Registration,
    { request, reply }: Call<'registerTutor' | 'registerParent'>,
  ) => {
    const client = clientInfo(request);
    const signedIn = await register(services, registration, client);
    const { lang } = client;
    const isSent = signedIn.otp.status === 'sent';
    return {
      type: 'success' as const,
      message: isSent
        ? serverText('account.signed_up', lang)
        : serverText('account.signed_up_without_sms', lang),
      data: {
        user: await presentUser(services, signedIn.person, signedIn.session, lang),
        ...(await handOver(services, signedIn, request, reply)),
        ...otpFields(signedIn),
      },
    };
  };

  const answerSignIn = async (
    signedIn: SignedIn,
    { request, reply }: Call<'signIn' | 'signInByCode' | 'signInByProof'>,
  ) => {
    const { kind, lang } = clientInfo(request);
    const { user, tutor, parent } = signedIn.person;
    if (kind === 'cookie')
      setCookie(config, reply, 'dev', createDeviceMark(config.appSecret, user.id));
    return {
      ...success('account.signed_in', lang),
      ...(await handOver(services, signedIn, request, reply)),
      ...otpFields(signedIn),
      phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
      phone_no_verified_at: user.phoneNoVerifiedAt?.toISOString() ?? null,
      tutor: tutor && { id: tutor.id, tutorid: tutor.tutorid },
      parent,
      user: await presentUser(services, signedIn.person, signedIn.session, lang),
    };
  };

  return {
    registerTutor: (call) => answerRegistration({ type: 'tutor', form: call.body }, call),
    registerParent: (call) => answerRegistration({ type: 'parent', form: call.body }, call),
    signIn: async (call) => {
      const { body, request } = call;
      const deviceMark = readCookie(config, request, 'dev');
      const given = { name: body.email, password: body.password, deviceMark };
      return answerSignIn(await signIn(services, given, clientInfo(request)), call);
    },
    sendSignInCode: async ({ body, request, reply }) => {
      const lang = requestLang(request);
      const { challenge, shown } = startChallenge(config, request, reply);
      const device = await findDevice(services, body.phone_no, readCookie(config, request, 'dev'));
      const client = { challenge, origin: originOf(request), device, lang };
      await sendPhoneCode(services, 'sign_in', body.phone_no, client);
      return {
        type: 'success',
        message: serverText('hire.code_sent', lang),
        resend_in: RESEND_SECONDS,
        ...shown,
      };
    },
    signInByCode: async (call) => {
      const { body, request, reply } = call;
      const challenge = readChallenge(config, request, body);
      const device = await findDevice(services, body.phone_no, readCookie(config, request, 'dev'));
      const given = { phone_no: body.phone_no, otp: body.phone_otp, challenge, device };
      const signedIn = await signInByCode(services, given, clientInfo(request));
      if (isCookieClient(request)) clearCookie(config, reply, 'pre');
      return answerSignIn(signedIn, call);
    },
    signInByProof: async (call) =>
      answerSignIn(await signInByProof(services, call.body.proof, clientInfo(call.request)), call),
    signOut: async ({ caller, request, reply }) => {
      const userId = caller.user.id;
      await endSession(db, userId, caller.session.id, services.now());
      clearCookie(config, reply, 'sid');
      const entry = { action: 'sign_out', outcome: 'ok', userId } as const;
      await writeAudit(services, originOf(request), entry);
      return success('account.signed_out', requestLang(request));
    },
    getCurrentUser: ({ caller, request }) =>
      presentUser(services, caller, caller.session, requestLang(request)),
    verifyOtp: async ({ caller, body, request, reply }) => {
      const { lang, origin } = clientInfo(request);
      const started = await verifyPhone(services, caller, body.otp, origin);
      const person = await findPerson(db, caller.user.id);
      if (person === null) throw new ApiError('not_signed_in');
      return {
        type: 'success',
        message: serverText('account.verified', lang),
        ...(await handOver(services, started, request, reply)),
        user: await presentUser(services, person, started.session, lang),
      };
    },
    resendOtp: async ({ body, request }) => {
      const client = clientInfo(request);
      const result = await resendCode(services, request, body.phone_no, client);
      if (result.status === 'too_many_requests')
        throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
      if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
      const isNeeded = result.status === 'sent';
      return {
        type: 'success',
        message: serverText(isNeeded ? 'account.code_sent' : 'account.verified', client.lang),
        resend_in: isNeeded ? RESEND_SECONDS : 0,
      };
    },
  } satisfies Partial<Handlers>;
}
