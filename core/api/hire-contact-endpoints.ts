/** The endpoints of our own frame in the hire form, in which the contact is given. */
export const hireContactEndpoints = {
  sendHireOtp: { method: 'POST', path: '/api/hire/send-otp' },
  verifyHireOtp: { method: 'POST', path: '/api/hire/verify-otp' },
  submitHire: { method: 'POST', path: '/api/hire' },
} as const;
