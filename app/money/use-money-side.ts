import { useLocation } from 'react-router';

/** Whose money the screens show: tutors and guardians have the same ones, each in their own area. */
export function useMoneySide() {
  const isParent = useLocation().pathname.startsWith('/parent/');
  return isParent
    ? ({ side: 'parent', base: '/parent/dashboard/payment' } as const)
    : ({ side: 'tutor', base: '/tutor/payment' } as const);
}
