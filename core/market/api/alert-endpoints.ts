/** Messages to a phone about new jobs that fit a search. */
export const alertEndpoints = {
  sendAlertCode: { method: 'POST', path: '/api/search-alerts/send-otp' },
  createAlert: { method: 'POST', path: '/api/search-alerts' },
  viewAlerts: { method: 'POST', path: '/api/search-alerts/view' },
  stopAlert: { method: 'POST', path: '/api/search-alerts/stop' },
} as const;
