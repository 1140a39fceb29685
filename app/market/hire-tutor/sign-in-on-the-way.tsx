import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';

/** A guardian who comes back signs in by phone and code, and goes on where the form was left. */
export function SignInOnTheWay() {
  const { t } = useTranslation('hire');
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm">
      {t('returning.ask')}{' '}
      <Link
        to="/auth/get-phone"
        className="inline-flex items-center min-h-[36px] text-brand underline"
        onClick={() => rememberActionPage(pathname + search)}
      >
        {t('returning.signIn')}
      </Link>
    </p>
  );
}
