import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneDialog } from './phone-dialog.tsx';

export function PhoneBanner() {
  const { t } = useTranslation('auth');
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
        {t('otp.banner')}
      </button>
      {isOpen && <PhoneDialog onClose={() => setOpen(false)} />}
    </>
  );
}
