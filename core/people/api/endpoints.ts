/**
 * Method and path of every endpoint of accounts, sessions, profiles and connected sites.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */
import { numberChangeEndpoints } from './number-change-endpoints.ts';
import { profileEndpoints } from './profile/profile-endpoints.ts';
import { settingsEndpoints } from './profile/settings-endpoints.ts';

export const endpoints = {
  registerTutor: { method: 'POST', path: '/api/tutor-registration' },
  registerParent: { method: 'POST', path: '/api/parent-registration' },
  sendSignInCode: { method: 'POST', path: '/api/v1/login/send-otp' },
  signInByCode: { method: 'POST', path: '/api/v1/login/verify-otp' },
  signInByProof: { method: 'POST', path: '/api/v1/login/hire-proof' },
  setPassword: { method: 'POST', path: '/api/v1/set-password' },
  verifyOtp: { method: 'POST', path: '/api/v1/verify-otp' },
  resendOtp: { method: 'POST', path: '/api/v1/resend-otp' },
  sendResetOtp: { method: 'POST', path: '/api/v1/forgot-password/send-otp' },
  verifyResetOtp: {
    method: 'POST',
    path: '/api/v1/forgot-password/verify-forgot-password-otp',
  },
  resetPassword: { method: 'POST', path: '/api/v1/forgot-password/reset' },
  changePassword: { method: 'POST', path: '/api/v1/change-password' },
  verifyEmail: { method: 'POST', path: '/api/v1/verify-email' },
  resendEmailLink: { method: 'POST', path: '/api/v1/email-link' },
  exportOwnData: { method: 'GET', path: '/api/v1/own-data' },
  sendDeletionCode: { method: 'POST', path: '/api/v1/delete-account/code' },
  askDeletion: { method: 'POST', path: '/api/v1/delete-account' },
  undoDeletion: { method: 'DELETE', path: '/api/v1/delete-account' },
  listSessions: { method: 'GET', path: '/api/v1/sessions' },
  endSession: { method: 'DELETE', path: '/api/v1/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/v1/sessions' },
  getSecondFactor: { method: 'GET', path: '/api/v1/second-factor' },
  giveSecondFactor: { method: 'POST', path: '/api/v1/second-factor' },
  setUpSecondFactor: { method: 'POST', path: '/api/v1/second-factor/setup' },
  confirmSecondFactor: { method: 'POST', path: '/api/v1/second-factor/confirm' },
  renewRecoveryCodes: { method: 'POST', path: '/api/v1/second-factor/recovery-codes' },
  ...numberChangeEndpoints,
  ...profileEndpoints,
  ...settingsEndpoints,
} as const;
