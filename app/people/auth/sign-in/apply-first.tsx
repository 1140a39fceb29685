import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A guest pressed Apply or Save: tutors sign up first, or sign in below, and come back to the job. */
export function ApplyFirst({ job }: { job: number }) {
  const texts = useTexts('auth');
  const common = useTexts('common');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3 p-4 rounded bg-brand-soft">
      <p className="font-semibold">{common('loginFirst')}</p>
      <p>{texts('apply.lead', { id: format.id(job) })}</p>
      <ActionLink to="/auth/tutor/signup">{texts('apply.signUp')}</ActionLink>
      <p className="text-muted text-sm">{texts('apply.orSignIn')}</p>
    </div>
  );
}
