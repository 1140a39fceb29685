import { Link, useLocation } from 'react-router';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A guardian who comes back signs in by phone and code, and goes on where the form was left. */
export function SignInOnTheWay() {
  const texts = useTexts('hire');
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm">
      {texts('returning.ask')}{' '}
      <Link
        to="/auth/get-phone"
        className="inline-flex items-center min-h-[36px] text-brand underline"
        onClick={() => rememberActionPage(pathname + search)}
      >
        {texts('returning.signIn')}
      </Link>
    </p>
  );
}
