/** The wing's pages in the menu of the tutor's area, and in its search. */
import type { TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorPages: readonly TutorPage[] = [
  { place: 410, to: '/tutor/settings/notifications', text: 'notifications' },
];
