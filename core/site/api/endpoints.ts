/**
 * Method and path of every endpoint of pages, landing pages, contact and assistant.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

export const endpoints = {
  getConnect: { method: 'GET', path: '/api/v1/embed/connect' },
  approveConnect: { method: 'POST', path: '/api/v1/embed/connect' },
  listConnectedSites: { method: 'GET', path: '/api/v1/connected-sites' },
  disconnectSite: { method: 'DELETE', path: '/api/v1/connected-sites/:site' },
  listLandings: { method: 'GET', path: '/api/landings' },
  getJobsLanding: { method: 'GET', path: '/api/landings/jobs' },
  getTutorsLanding: { method: 'GET', path: '/api/landings/tutors' },
  getMapStyle: { method: 'GET', path: '/api/map-style' },
  getOutsideForm: { method: 'GET', path: '/api/forms/:title' },
  sendContactMessage: { method: 'POST', path: '/api/contact-messages' },
  requestCall: { method: 'POST', path: '/api/assistant/call-requests' },
} as const;
