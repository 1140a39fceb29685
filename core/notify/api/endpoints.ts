/**
 * Method and path of every endpoint of notifications and push devices.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

export const endpoints = {
  listNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  streamNotifications: { method: 'GET', path: '/api/notifications/stream' },
  listPushDevices: { method: 'GET', path: '/api/v1/push/devices' },
  savePushDevice: { method: 'POST', path: '/api/v1/push/devices' },
  removePushDevice: { method: 'DELETE', path: '/api/v1/push/devices/:id' },
  sendTestPush: { method: 'POST', path: '/api/v1/push/test' },
} as const;
