/**
 * Method and path of every endpoint of requests, board, hub and applying.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */
import { alertEndpoints } from './alert-endpoints.ts';
import { hubEndpoints } from './hub-endpoints.ts';

export const endpoints = {
  searchJobs: { method: 'POST', path: '/api/job-board' },
  listJobAreas: { method: 'GET', path: '/api/job-board/areas' },
  listSavedJobs: { method: 'GET', path: '/api/saved-jobs' },
  listSavedSearches: { method: 'GET', path: '/api/saved-searches' },
  saveSearch: { method: 'POST', path: '/api/saved-searches' },
  renameSavedSearch: { method: 'PUT', path: '/api/saved-searches/:id' },
  removeSavedSearch: { method: 'DELETE', path: '/api/saved-searches/:id' },
  getJobsForMe: { method: 'GET', path: '/api/jobs-for-me' },
  listAvailableJobs: { method: 'GET', path: '/api/available-jobs' },
  getProfileStatus: { method: 'GET', path: '/api/update-profile-status' },
  viewComparison: { method: 'POST', path: '/api/compare/view' },
  readCvByLink: { method: 'POST', path: '/api/compare/cv' },
  chooseByLink: { method: 'POST', path: '/api/compare/choose' },
  listStudents: { method: 'GET', path: '/api/parent/students' },
  createStudent: { method: 'POST', path: '/api/parent/students' },
  updateStudent: { method: 'PUT', path: '/api/parent/students/:id' },
  deleteStudent: { method: 'DELETE', path: '/api/parent/students/:id' },
  listOwnLocations: { method: 'GET', path: '/api/parent/locations' },
  createOwnLocation: { method: 'POST', path: '/api/parent/locations' },
  updateOwnLocation: { method: 'PUT', path: '/api/parent/locations/:id' },
  deleteOwnLocation: { method: 'DELETE', path: '/api/parent/locations/:id' },
  listTutoringJobs: { method: 'GET', path: '/api/tutoring/jobs/:type' },
  getSidebarCounts: { method: 'GET', path: '/api/tutoring/sidebar-counts' },
  withdrawApplication: { method: 'POST', path: '/api/apply/:jobId/withdraw' },
  ...alertEndpoints,
  ...hubEndpoints,
} as const;
