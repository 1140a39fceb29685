import { useLocation } from 'react-router';

/** Tutors and guardians have the same screens of money, each in their own area. */
const SIDES = {
  tutor: { side: 'tutor', base: '/tutor/payment', payNow: '/tutor/payment/pay-now' },
  parent: {
    side: 'parent',
    base: '/parent/dashboard/payment',
    payNow: '/parent/dashboard/payment/invoice/pay-now',
  },
} as const;

export type MoneySide = (typeof SIDES)[keyof typeof SIDES];

export const moneySideOf = (type: string | undefined): MoneySide =>
  type === 'parent' ? SIDES.parent : SIDES.tutor;

/** Returns the side, tutor or guardian, whose money the screens show. */
export const useMoneySide = () =>
  moneySideOf(useLocation().pathname.startsWith('/parent/') ? 'parent' : 'tutor');
