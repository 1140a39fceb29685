/**
 * Method and path of the tutor's own screens. Paths are fixed: docs/requirements/api.md, "Paths".
 */
export const profileEndpoints = {
  getSetupState: { method: 'GET', path: '/api/profile-update-info' },
  saveSecondaryEducation: { method: 'POST', path: '/api/tutor-setup/secondary-education' },
  saveBachelorEducation: { method: 'POST', path: '/api/tutor-setup/bachelor-education' },
  saveTutorLocation: { method: 'POST', path: '/api/tutor-setup/tutor-location' },
  saveTeachingLocation: { method: 'POST', path: '/api/tutor-setup/teaching-location' },

  createEducation: { method: 'POST', path: '/api/create-tutor-educational-info' },
  listEducation: { method: 'GET', path: '/api/tutor-educational-info' },
  updateEducation: { method: 'POST', path: '/api/update-tutor-educational-info/:id' },
  deleteEducation: { method: 'DELETE', path: '/api/tutor-educational-info/:id' },
  createUniversity: { method: 'POST', path: '/api/university/select' },
  createDepartment: { method: 'POST', path: '/api/department/select' },
  createSchool: { method: 'POST', path: '/api/school/select' },

  savePreferredLocation: { method: 'POST', path: '/api/update-tutor-preferred-location' },
  saveCategories: { method: 'POST', path: '/api/update-tutoring-category' },
  getCategories: { method: 'GET', path: '/api/tutoring-category' },
  saveStyleAndSalary: {
    method: 'POST',
    path: '/api/update-tutoring-style-and-expected-salary',
  },
  saveGenderAndSalary: { method: 'POST', path: '/api/gender-and-expeced-salary-update' },
  saveOnlineTutoring: { method: 'POST', path: '/api/update-online-tutoring' },
  listExperience: { method: 'GET', path: '/api/tutor-experience' },
  createExperience: { method: 'POST', path: '/api/add-tutor-experience' },
  updateExperience: { method: 'POST', path: '/api/update-tutor-experience/:id' },
  deleteExperience: { method: 'DELETE', path: '/api/tutor-experience/:id' },
  getAvailability: { method: 'GET', path: '/api/tutor-availabilities' },
  saveAvailability: { method: 'POST', path: '/api/add-tutor-availabilities' },

  listCertificates: { method: 'GET', path: '/api/get-tutor-certificate' },
  addCertificate: { method: 'POST', path: '/api/add-tutor-certificate' },
  deleteEducationByGet: { method: 'GET', path: '/api/delete-tutor-educational-info/:id' },
  deleteExperienceByGet: { method: 'GET', path: '/api/delete-tutor-experience/:id' },
  deleteCertificateByGet: { method: 'GET', path: '/api/delete-tutor-certificate/:id' },
  deleteCertificate: { method: 'DELETE', path: '/api/tutor-certificate/:id' },
  getCertificateImage: { method: 'GET', path: '/api/tutor-certificate/:id/image' },
  listOwnChecks: { method: 'GET', path: '/api/document-checks' },
  getPersonalInfo: { method: 'GET', path: '/api/tutor-personal-info' },
  savePersonalInfo: { method: 'POST', path: '/api/tutor-personal-info' },
  getTutorProfile: { method: 'GET', path: '/api/tutor-profile' },
  getProfileCompletion: { method: 'GET', path: '/api/tutor-profile/completion' },
  listTutorWaiting: { method: 'GET', path: '/api/tutor-waiting' },
  getTutorCv: { method: 'GET', path: '/api/tutor-cv' },

  getPosition: { method: 'GET', path: '/api/tutor-position' },
  updatePosition: { method: 'POST', path: '/api/update-tutor' },
  setPositionTracking: { method: 'POST', path: '/api/tutor-position/tracking' },
  deletePosition: { method: 'DELETE', path: '/api/tutor-position' },
} as const;
