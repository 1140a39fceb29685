import { lateExtra } from '#app/ground/late/late-extra.tsx';

/** The bell comes after the rest of the header: nobody waits for it. */
export const HeaderBell = lateExtra(
  async () => (await import('#app/notify/notifications/notification-bell.tsx')).NotificationBell,
  <span className="w-[44px]" />,
);
