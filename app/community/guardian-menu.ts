/** The wing's pages in the menu of the guardian's area. */
import { Newspaper } from 'lucide-react';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';

export const guardianMenu: readonly GuardianLink[] = [
  { place: 130, to: '/parent/dashboard/community', text: 'community', icon: Newspaper },
];
