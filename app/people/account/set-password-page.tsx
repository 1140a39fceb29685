import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { dashboardPath, ownPath } from '#app/people/session/where-to.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/**
 * The page after the first sign-in by phone: a password, if wanted, and on to what the reader came
 * for.
 */
export function SetPasswordPage() {
  const texts = useTexts('settings');
  const navigate = useNavigate();
  const { user } = useSession();
  const [params] = useSearchParams();
  const next = ownPath(params.get('next')) ?? dashboardPath('parent');
  if (user?.has_password) return <Navigate to={next} replace />;
  return (
    <div className="max-w-[480px] flex flex-col gap-4">
      <PageHead title={texts('setPassword.title')} lead={texts('setPassword.lead')} />
      <SetPasswordForm onSet={() => navigate(next, { replace: true })} />
      <Link
        to={next}
        replace
        className="self-start inline-flex items-center min-h-[44px] text-brand underline"
      >
        {texts('setPassword.later')}
      </Link>
    </div>
  );
}
