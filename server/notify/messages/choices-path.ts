/** The pages where people choose what they are sent. */
export const choicesPath = {
  tutor: '/tutor/settings/notifications',
  parent: '/parent/dashboard/profile/settings/notifications',
  staff: '/staff',
};
