/**
 * Method and path of the settings and of what comes of confirmed jobs. Paths are fixed:
 * docs/requirements/ground/api.md, "Paths".
 */
export const settingsEndpoints = {
  updateAccountInfo: { method: 'POST', path: '/api/v1/update-personal-info' },
  updatePhoto: { method: 'POST', path: '/api/v1/change-profile-picture' },
  deletePhoto: { method: 'DELETE', path: '/api/v1/profile-picture' },
  getNewPhotoImage: { method: 'GET', path: '/api/tutor-photo/:id/image' },
  getPhotoText: { method: 'GET', path: '/api/v1/base64photo' },
  updateSocialLinks: { method: 'POST', path: '/api/update-social-media' },
  listMobileBanking: { method: 'GET', path: '/api/tutor/mobilebanking' },
  addMobileBanking: { method: 'POST', path: '/api/tutor/mobilebanking' },
  updateMobileBanking: { method: 'PUT', path: '/api/tutor/mobilebanking/:id' },
  deleteMobileBanking: { method: 'DELETE', path: '/api/tutor/mobilebanking/:id' },
  getAccountStatus: { method: 'GET', path: '/api/v1/account-status' },
  getOwnSettings: { method: 'GET', path: '/api/v1/settings' },
  updateNotificationChoice: { method: 'POST', path: '/api/v1/settings/notifications' },
  updateLanguage: { method: 'POST', path: '/api/v1/settings/language' },

  listMyStudents: { method: 'GET', path: '/api/tutor/students' },
  getEarnings: { method: 'GET', path: '/api/tutor/earnings' },
} as const;
