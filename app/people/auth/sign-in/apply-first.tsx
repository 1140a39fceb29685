import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** A guest pressed Apply or Save: tutors sign up first, or sign in below, and come back to the job. */
export function ApplyFirst({ job }: { job: number }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3 p-4 rounded bg-brand-soft">
      <p className="font-semibold">{common('loginFirst')}</p>
      <p>{t('apply.lead', { id: format.id(job) })}</p>
      <ActionLink to="/auth/tutor/signup">{t('apply.signUp')}</ActionLink>
      <p className="text-muted text-sm">{t('apply.orSignIn')}</p>
    </div>
  );
}
