import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';

const AccountBanner = lateExtra(
  async () => (await import('#app/people/session/account-banner.tsx')).AccountBanner,
);
const DeletionBanner = lateExtra(
  async () => (await import('#app/people/session/deletion-banner.tsx')).DeletionBanner,
);

/**
 * The notice on every screen of people who are banned or locked, or whose account will be deleted.
 */
export function AccountNotice() {
  const { user } = useSession();
  const isOut = user?.is_banned || user?.account_status === 'red';
  if (!isOut && !user?.deletes_at) return null;
  return (
    <>
      {isOut && <AccountBanner />}
      {user?.deletes_at && <DeletionBanner deletesAt={user.deletes_at} />}
    </>
  );
}
