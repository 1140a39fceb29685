/** The wing's pages in the menu of the tutor's area, and in its search. */
import { Newspaper, Star } from 'lucide-react';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorMenu: readonly TutorLink[] = [
  { place: 110, to: '/tutor/reviews', text: 'reviews', icon: Star },
  { place: 120, to: '/tutor/community', text: 'community', icon: Newspaper },
];

export const tutorPages: readonly TutorPage[] = [
  { place: 210, to: '/tutor/reviews', text: 'reviews' },
  { place: 230, to: '/tutor/community', text: 'community' },
];
