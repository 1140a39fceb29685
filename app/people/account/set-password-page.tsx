import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { dashboardPath, ownPath } from '#app/people/session/where-to.ts';
import { SetPasswordForm } from './set-password-form.tsx';

/**
 * The page after the first sign-in by phone: a password, if wanted, and on to what the reader came
 * for.
 */
export function SetPasswordPage() {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { user } = useSession();
  const [params] = useSearchParams();
  const next = ownPath(params.get('next')) ?? dashboardPath('parent');
  if (user?.has_password) return <Navigate to={next} replace />;
  return (
    <div className="max-w-[480px] flex flex-col gap-4">
      <PageHead title={t('setPassword.title')} lead={t('setPassword.lead')} />
      <SetPasswordForm onSet={() => navigate(next, { replace: true })} />
      <Link
        to={next}
        replace
        className="self-start inline-flex items-center min-h-[44px] text-brand underline"
      >
        {t('setPassword.later')}
      </Link>
    </div>
  );
}
