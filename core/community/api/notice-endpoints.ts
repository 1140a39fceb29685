/** The notice board, and the desk of staff where it is written. */
export const noticeEndpoints = {
  listNotices: { method: 'GET', path: '/api/notices' },
  dismissNotice: { method: 'POST', path: '/api/notices/:id/dismiss' },
  listStaffNotices: { method: 'GET', path: '/api/staff/notices' },
  createStaffNotice: { method: 'POST', path: '/api/staff/notices' },
  changeStaffNotice: { method: 'PUT', path: '/api/staff/notices/:id' },
  endStaffNotice: { method: 'POST', path: '/api/staff/notices/:id/end' },
} as const;
