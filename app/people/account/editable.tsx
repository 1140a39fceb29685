import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#core/ground/brand.ts';
import { Alert } from '#ui/alert/alert.tsx';
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
  const { t } = useTranslation('profile');
  return (
    <Alert role="alert" icon={<Lock aria-hidden="true" size={20} />} className="mb-5">
      <p className="font-semibold">{t('lock.title')}</p>
      {reason && <p>{t('lock.reason', { reason })}</p>}
      <a href={`mailto:${brand.email}`} className="inline-flex items-center min-h-[36px] underline">
        {t('lock.support')}
      </a>
    </Alert>
  );
}
