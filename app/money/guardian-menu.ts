/** The wing's pages in the menu of the guardian's area. */
import { Banknote } from 'lucide-react';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';

export const guardianMenu: readonly GuardianLink[] = [
  { place: 120, to: '/parent/dashboard/payment/invoice', text: 'payment', icon: Banknote },
];
