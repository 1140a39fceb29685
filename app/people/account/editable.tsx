import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#core/ground/brand.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useProfileLock } from './use-profile-lock.ts';

/** Forms of the profile; while it is locked they say why and take nothing. */
export function Editable({ children }: { children: ReactNode }) {
  const lock = useProfileLock();
  return (
    <>
      {lock && <LockNotice reason={lock.reason} />}
      <fieldset disabled={lock !== null} className="flex flex-col gap-5">
        {children}
      </fieldset>
    </>
  );
}

export function LockNotice({ reason }: { reason: string | null }) {
  const texts = useTexts('profile');
  return (
    <Alert role="alert" icon={<Lock aria-hidden="true" size={20} />} className="mb-5">
      <p className="font-semibold">{texts('lock.title')}</p>
      {reason && <p>{texts('lock.reason', { reason })}</p>}
      <a href={`mailto:${brand.email}`} className="inline-flex items-center min-h-[36px] underline">
        {texts('lock.support')}
      </a>
    </Alert>
  );
}
