import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepsCookies } from '#app/ground/preferences/cookies.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** Tells who signs in that the browser refuses cookies; without a word sign-in would lead back to itself. */
export function CookieNotice() {
  const { t } = useTranslation('auth');
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setRefused(!keepsCookies()), []);
  return (
    isRefused && (
      <Alert>
        <p className="font-semibold">{t('cookies.title')}</p>
        <p>{t('cookies.hint')}</p>
      </Alert>
    )
  );
}
