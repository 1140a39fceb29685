/** The wing's pages in the menu of the tutor's area, and in its search. */
import { Banknote } from 'lucide-react';
import type { TutorLink, TutorPage } from '#app/ground/links/area-menu.ts';

export const tutorMenu: readonly TutorLink[] = [
  {
    place: 140,
    to: '/tutor/payment/invoice',
    text: 'payment',
    icon: Banknote,
    area: '/tutor/payment',
  },
];

export const tutorPages: readonly TutorPage[] = [
  { place: 300, to: '/tutor/payment/invoice', text: 'invoices' },
  { place: 310, to: '/tutor/payment/transaction-history', text: 'transactions' },
  { place: 320, to: '/tutor/payment/statement', text: 'statement' },
];
