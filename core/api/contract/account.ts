/** Accounts and sessions: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import { currentUser } from '../schemas/current-user.ts';
import type { Endpoint } from './endpoint.ts';

const ownPages = { tag: 'Account', access: 'own-pages', query: langQuery } as const;
const otpSession = { tag: 'Account', access: 'otp-session', query: langQuery } as const;
const session = { tag: 'Account', access: 'session', query: langQuery } as const;

export const accountContract = {
  registerTutor: {
    ...endpoints.registerTutor,
    ...ownPages,
    summary: 'Signs a tutor up and sends the code to the phone',
    body: account.tutorRegistrationBody,
    answer: account.registrationAnswer,
  },
  registerParent: {
    ...endpoints.registerParent,
    ...ownPages,
    summary: 'Signs a parent up and sends the code to the phone',
    body: account.parentRegistrationBody,
    answer: account.registrationAnswer,
  },
  signIn: {
    ...endpoints.signIn,
    ...ownPages,
    summary: 'Signs in by phone or e-mail',
    body: account.loginBody,
    answer: account.loginAnswer,
  },
  sendSignInCode: {
    ...endpoints.sendSignInCode,
    ...ownPages,
    summary: 'Sends a code to sign in with; the same for every number',
    body: account.sendResetOtpBody,
    answer: account.sentResetAnswer,
  },
  signInByCode: {
    ...endpoints.signInByCode,
    ...ownPages,
    summary: 'Signs a guardian in by phone and code',
    body: account.verifyResetOtpBody,
    answer: account.loginAnswer,
  },
  signInByProof: {
    ...endpoints.signInByProof,
    ...ownPages,
    summary: 'Signs in the guardian who has just sent a request, by its proof, once',
    body: account.signInByProofBody,
    answer: account.loginAnswer,
  },
  signOut: {
    ...endpoints.signOut,
    ...otpSession,
    summary: 'Ends this session',
    answer: account.statusAnswer,
  },
  getCurrentUser: {
    ...endpoints.getCurrentUser,
    ...otpSession,
    summary: 'Who is signed in',
    answer: currentUser,
  },
  verifyOtp: {
    ...endpoints.verifyOtp,
    ...otpSession,
    summary: 'Proves the phone',
    body: account.verifyOtpBody,
    answer: account.verifyOtpAnswer,
  },
  resendOtp: {
    ...endpoints.resendOtp,
    ...otpSession,
    summary: 'Sends a new code',
    answer: account.sentAnswer,
  },
  sendResetOtp: {
    ...endpoints.sendResetOtp,
    ...ownPages,
    summary: 'Sends a code for a new password; says the same for unknown numbers',
    body: account.sendResetOtpBody,
    answer: account.sentResetAnswer,
  },
  verifyResetOtp: {
    ...endpoints.verifyResetOtp,
    ...ownPages,
    summary: 'Exchanges the code for a token that sets a new password',
    body: account.verifyResetOtpBody,
    answer: account.verifyResetOtpAnswer,
  },
  resetPassword: {
    ...endpoints.resetPassword,
    ...ownPages,
    summary: 'Sets the new password and ends every session',
    body: account.resetPasswordBody,
    answer: account.statusAnswer,
  },
  setPassword: {
    ...endpoints.setPassword,
    ...session,
    summary: 'Sets the first password of an account that has none',
    body: account.setPasswordBody,
    answer: account.statusAnswer,
  },
  changePassword: {
    ...endpoints.changePassword,
    ...session,
    summary: 'Sets a new password; every other session and every connected site ends',
    body: account.changePasswordBody,
    answer: account.changePasswordAnswer,
  },
  verifyEmail: {
    ...endpoints.verifyEmail,
    ...ownPages,
    summary: 'Verifies the address a link was sent to',
    body: account.verifyEmailBody,
    answer: account.statusAnswer,
  },
  resendEmailLink: {
    ...endpoints.resendEmailLink,
    ...session,
    summary: 'Sends the link once more to the address that waits for it',
    answer: account.statusAnswer,
  },
  listSessions: {
    ...endpoints.listSessions,
    ...session,
    summary: 'Own sessions',
    answer: account.sessionsAnswer,
  },
  endSession: {
    ...endpoints.endSession,
    ...session,
    summary: 'Ends one of the own sessions',
    params: account.sessionParams,
    answer: account.statusAnswer,
  },
  endOtherSessions: {
    ...endpoints.endOtherSessions,
    ...session,
    summary: 'Ends every own session but this one',
    answer: account.statusAnswer,
  },
} satisfies Record<string, Endpoint>;
