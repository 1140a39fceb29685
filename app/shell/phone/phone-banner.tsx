import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

export function PhoneBanner() {
  const texts = useTexts('auth');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="no-print flex items-center justify-center gap-2 w-full min-h-[44px] mb-4 px-4 py-2 rounded font-semibold bg-accent-soft text-accent-ink border border-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        <Smartphone aria-hidden="true" size={18} />
        {texts('otp.banner')}
      </button>
      {isOpen && <PhoneDialog onClose={() => setOpen(false)} />}
    </>
  );
}
