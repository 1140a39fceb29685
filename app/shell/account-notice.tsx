import { lazy, Suspense } from 'react';
import { useSession } from '../session/session-provider.tsx';

const AccountBanner = lazy(async () => ({
  default: (await import('../session/account-banner.tsx')).AccountBanner,
}));
const DeletionBanner = lazy(async () => ({
  default: (await import('../session/deletion-banner.tsx')).DeletionBanner,
}));

/** On every screen of people who are banned or locked, or whose account will be deleted. */
export function AccountNotice() {
  const { user } = useSession();
  const isOut = user?.is_banned || user?.account_status === 'red';
  if (!isOut && !user?.deletes_at) return null;
  return (
    <Suspense>
      {isOut && <AccountBanner />}
      {user?.deletes_at && <DeletionBanner deletesAt={user.deletes_at} />}
    </Suspense>
  );
}
