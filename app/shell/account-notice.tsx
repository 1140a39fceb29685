import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-provider.tsx';

const AccountBanner = lazy(async () => ({
  default: (await import('../session/account-banner.tsx')).AccountBanner,
}));

/** On every screen of people who are banned or locked: why, and until when. */
export function AccountNotice() {
  const { user } = useSession();
  if (!user?.is_banned && user?.account_status !== 'red') return null;
  return (
    <Suspense>
      <AccountBanner />
    </Suspense>
  );
}
