/**
 * The endpoints of `endpoints.ts` that partner pages need, apart, so that these pages do not load the
 * rest: what the widgets show first, and what a connected page asks.
 */
export const widgetEndpoints = {
  listJobs: { method: 'GET', path: '/api/job-board' },
  getJob: { method: 'GET', path: '/api/job-board/:jobId' },
  countJobView: { method: 'POST', path: '/api/job-views/:jobId' },
  searchPlaces: { method: 'GET', path: '/api/places' },
  nearestPlace: { method: 'GET', path: '/api/places/near' },
  listCategories: { method: 'GET', path: '/api/tutoringcategory/select' },
  listClasses: { method: 'GET', path: '/api/iclass/select' },
  listTaughtClasses: { method: 'GET', path: '/api/iclass/taught' },
  listSubjects: { method: 'GET', path: '/api/subject/select' },
  listCities: { method: 'GET', path: '/api/city/select' },
  listLocations: { method: 'GET', path: '/api/location/select' },
  listUniversities: { method: 'GET', path: '/api/university/select' },
  listDepartments: { method: 'GET', path: '/api/department/select' },
  listEducationLevels: { method: 'GET', path: '/api/educationlevel/select' },
  listExamTitles: { method: 'GET', path: '/api/examtitle/select' },
  listGroups: { method: 'GET', path: '/api/group/select' },
  listCurricula: { method: 'GET', path: '/api/curriculum/select' },
  listReligions: { method: 'GET', path: '/api/religion/select' },
  listSchools: { method: 'GET', path: '/api/school/select' },
  listUniversityTypes: { method: 'GET', path: '/api/universitytype/select' },
  getAssistantLookups: { method: 'GET', path: '/api/assistant/lookups' },
  getAssistantAreas: { method: 'GET', path: '/api/assistant/areas' },
  readByModel: { method: 'POST', path: '/api/assistant/readings' },
  getSalaryGuide: { method: 'GET', path: '/api/hire/salary-guide' },
} as const;
