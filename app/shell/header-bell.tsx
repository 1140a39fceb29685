import { lazy, Suspense } from 'react';

const NotificationBell = lazy(async () => ({
  default: (await import('../notifications/notification-bell.tsx')).NotificationBell,
}));

/** The bell comes after the rest of the header: nobody waits for it. */
export const HeaderBell = () => (
  <Suspense fallback={<span className="w-[44px]" />}>
    <NotificationBell />
  </Suspense>
);
