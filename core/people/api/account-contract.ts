/** Accounts and sessions: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as account from './account.ts';
import { currentUser } from './current-user.ts';

const ownPages = { tag: 'Account', access: 'own-pages', query: langQuery } as const;
const otpSession = { tag: 'Account', access: 'otp-session', query: langQuery } as const;
const session = { tag: 'Account', access: 'session', query: langQuery } as const;

export const accountContract = {
  registerTutor: {
    ...ownPages,
    summary: 'Signs a tutor up and sends the code to the phone',
    body: account.tutorRegistrationBody,
    answer: account.registrationAnswer,
  },
  registerParent: {
    ...ownPages,
    summary: 'Signs a parent up and sends the code to the phone',
    body: account.parentRegistrationBody,
    answer: account.registrationAnswer,
  },
  signIn: {
    ...ownPages,
    summary: 'Signs in by phone or e-mail',
    body: account.loginBody,
    answer: account.loginAnswer,
  },
  sendSignInCode: {
    ...ownPages,
    summary: 'Sends a code to sign in with; the same for every number',
    body: account.sendResetOtpBody,
    answer: account.sentResetAnswer,
  },
  signInByCode: {
    ...ownPages,
    summary: 'Signs a guardian or tutor in by phone and code',
    body: account.verifyResetOtpBody,
    answer: account.loginAnswer,
  },
  signInByProof: {
    ...ownPages,
    summary: 'Signs in the guardian who has just sent a request, by its proof, once',
    body: account.signInByProofBody,
    answer: account.loginAnswer,
  },
  signOut: { ...otpSession, summary: 'Ends this session', answer: statusAnswer },
  getCurrentUser: { ...otpSession, summary: 'Who is signed in', answer: currentUser },
  verifyOtp: {
    ...otpSession,
    summary: 'Proves the phone',
    body: account.verifyOtpBody,
    answer: account.verifyOtpAnswer,
  },
  resendOtp: {
    ...ownPages,
    summary: 'Sends a new code; without a token to the number, the same for every number',
    body: account.resendOtpBody,
    answer: account.sentAnswer,
  },
  sendResetOtp: {
    ...ownPages,
    summary: 'Sends a code for a new password; says the same for unknown numbers',
    body: account.sendResetOtpBody,
    answer: account.sentResetAnswer,
  },
  verifyResetOtp: {
    ...ownPages,
    summary: 'Exchanges the code for a token that sets a new password',
    body: account.verifyResetOtpBody,
    answer: account.verifyResetOtpAnswer,
  },
  resetPassword: {
    ...ownPages,
    summary: 'Sets the new password and ends every session',
    body: account.resetPasswordBody,
    answer: statusAnswer,
  },
  setPassword: {
    ...session,
    summary: 'Sets the first password of an account that has none',
    body: account.setPasswordBody,
    answer: statusAnswer,
  },
  changePassword: {
    ...session,
    summary: 'Sets a new password; every other session and every connected site ends',
    body: account.changePasswordBody,
    answer: account.changePasswordAnswer,
  },
  verifyEmail: {
    ...ownPages,
    summary: 'Verifies the address a link was sent to',
    body: account.verifyEmailBody,
    answer: statusAnswer,
  },
  resendEmailLink: {
    ...session,
    summary: 'Sends the link once more to the address that waits for it',
    answer: statusAnswer,
  },
  listSessions: { ...session, summary: 'Own sessions', answer: account.sessionsAnswer },
  endSession: {
    ...session,
    summary: 'Ends one of the own sessions',
    params: account.sessionParams,
    answer: statusAnswer,
  },
  endOtherSessions: {
    ...session,
    summary: 'Ends every own session but this one',
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
