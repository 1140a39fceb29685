import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { WithTexts } from '../../texts/with-texts.tsx';

const PhoneDialog = lazy(async () => ({
  default: (await import('./phone-dialog.tsx')).PhoneDialog,
}));

/**
 * An account whose phone is not proved has a session that opens nothing but the code, so the way to
 * it stands on every page. Source: spec public-site §2 "Tutor area routes".
 */
export function PhoneBanner() {
  const texts = useTexts('app');
  const { account } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isNeeded = account !== null && account.phone_no_verified_at === null;
  // The auth screens are where one comes from, or the code itself.
  if (!isNeeded || pathname.startsWith('/auth/')) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="no-print flex items-center justify-center gap-2 w-full min-h-[44px] mb-4 px-4 py-2 rounded font-semibold bg-accent-soft text-accent-ink border border-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        <Smartphone aria-hidden="true" size={18} />
        {texts('verifyPhone')}
      </button>
      {isOpen && (
        <Suspense>
          <WithTexts areas={['auth']}>
            <PhoneDialog onClose={() => setOpen(false)} />
          </WithTexts>
        </Suspense>
      )}
    </>
  );
}
