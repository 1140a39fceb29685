import { useLocation } from 'react-router';
import { Extra, lateExtra } from '#app/ground/late/late-extra.tsx';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';

const PhoneBanner = lateExtra(async () => (await import('./phone-banner.tsx')).PhoneBanner);

/**
 * An account whose phone is not verified has a session that opens nothing but the code, so the way
 * to it stands on every page. Source: docs/requirements/shell/app-shell.md, "Phone banner".
 */
export function PhoneNotice() {
  const { account } = useSession();
  const { pathname } = useLocation();
  // The auth screens are where one comes from, or the code itself.
  if (account?.phone_no_verified_at !== null || pathname.startsWith('/auth/')) return null;
  return (
    <Extra>
      <WithTexts areas={['auth']}>
        <PhoneBanner />
      </WithTexts>
    </Extra>
  );
}
