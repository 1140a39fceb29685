/** The change of one's own number, and its desk. */
export const numberChangeEndpoints = {
  getNumberChange: { method: 'GET', path: '/api/v1/change-phone-no' },
  sendOldNumberCode: { method: 'POST', path: '/api/v1/change-phone-no/old-code' },
  verifyOldNumber: { method: 'POST', path: '/api/v1/change-phone-no/old' },
  loseOldNumber: { method: 'POST', path: '/api/v1/change-phone-no/lost' },
  sendNewNumberCode: { method: 'POST', path: '/api/v1/change-phone-no/new-code' },
  verifyNewNumber: { method: 'POST', path: '/api/v1/change-phone-no' },
  askForNumberChange: { method: 'POST', path: '/api/v1/change-phone-no/ask' },
  cancelNumberChange: { method: 'DELETE', path: '/api/v1/change-phone-no' },
  stopNumberChange: { method: 'POST', path: '/api/v1/change-phone-no/stop' },

  listStaffNumberChanges: { method: 'GET', path: '/api/staff/number-changes' },
  getNumberChangePicture: { method: 'GET', path: '/api/staff/number-changes/:id/image' },
  approveNumberChange: { method: 'POST', path: '/api/staff/number-changes/:id/approve' },
  refuseNumberChange: { method: 'POST', path: '/api/staff/number-changes/:id/refuse' },
} as const;
