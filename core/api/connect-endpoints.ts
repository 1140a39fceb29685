/** The endpoints of a page connected to an account, with which its elements ask for it. */
export const connectEndpoints = {
  getEmbedSite: { method: 'GET', path: '/api/v1/embed/sites/:site' },
  exchangeEmbedCode: { method: 'POST', path: '/api/v1/embed/token' },
  renewEmbedToken: { method: 'POST', path: '/api/v1/embed/token/renew' },
  revokeEmbedToken: { method: 'POST', path: '/api/v1/embed/token/revoke' },
  getEmbedViewer: { method: 'GET', path: '/api/v1/embed/me' },
  getEmbedFlags: { method: 'GET', path: '/api/v1/embed/me/flags' },
  saveEmbedJob: { method: 'PUT', path: '/api/v1/embed/saved/:jobId' },
  unsaveEmbedJob: { method: 'DELETE', path: '/api/v1/embed/saved/:jobId' },
} as const;
