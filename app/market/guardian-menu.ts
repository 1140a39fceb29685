/** The wing's pages in the menu of the guardian's area. */
import { Search } from 'lucide-react';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';

export const guardianMenu: readonly GuardianLink[] = [
  { place: 20, to: '/parent/dashboard/hire', text: 'hire', icon: Search },
];
