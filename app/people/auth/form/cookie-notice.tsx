import { useEffect, useState } from 'react';
import { keepsCookies } from '#app/ground/preferences/cookies.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Tells who signs in that the browser refuses cookies; without a word sign-in would lead back to itself. */
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
