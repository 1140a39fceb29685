import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { keepsCookies } from '../../preferences/cookies.ts';

/** Where the browser refuses cookies: signing in would lead back to signing in. */
export function CookieNotice() {
  const texts = useTexts('auth');
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setRefused(!keepsCookies()), []);
  return (
    isRefused && (
      <Alert>
        <p className="font-semibold">{texts('cookies.title')}</p>
        <p>{texts('cookies.hint')}</p>
      </Alert>
    )
  );
}
