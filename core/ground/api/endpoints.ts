/**
 * Method and path of every endpoint of lookups and places.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

export const endpoints = {
  selectClasses: { method: 'POST', path: '/api/iclass/select' },
  selectSubjects: { method: 'POST', path: '/api/subject/select' },
  selectLocations: { method: 'POST', path: '/api/location/select' },
  listTutoringStyles: { method: 'GET', path: '/api/tutoringstyle/select' },
  listTutoringPlaces: { method: 'GET', path: '/api/tutoringplace/select' },
  selectExamTitles: { method: 'POST', path: '/api/examtitle/select' },
  listBoards: { method: 'GET', path: '/api/board/select' },
  listCertificateTypes: { method: 'GET', path: '/api/certificatetype/select' },
  selectCertificateTypes: { method: 'POST', path: '/api/certificatetype/select' },
  listCurriculumDependencies: { method: 'GET', path: '/api/curriculumdependency/select' },
} as const;
