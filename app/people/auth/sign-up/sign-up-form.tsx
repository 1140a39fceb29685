import type { FormEventHandler, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useJobToReturnTo } from '../form/use-job-to-return-to.ts';

const LINK = 'balanced inline-flex items-center min-h-[36px] font-semibold text-brand underline';

interface SignUpFormProps {
  auth: {
    problem: string | undefined;
    code: string | undefined;
    isSending: boolean;
    submit: FormEventHandler<HTMLFormElement>;
  };
  children: ReactNode;
}

export function SignUpForm({ auth, children }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const job = useJobToReturnTo();
  const signIn = (
    <>
      {t('signUp.hasAccount')}{' '}
      <Link to="/auth/signin" className={LINK}>
        {t('signIn.send')}
      </Link>
    </>
  );
  return (
    <>
      {job !== undefined && (
        <div className="p-4 rounded bg-brand-soft">
          <p>{t('apply.lead', { id: format.id(job) })}</p>
          <p>{signIn}</p>
        </div>
      )}
      <FormProblem message={auth.problem} />
      {auth.code === 'account_exists' && (
        <div className="flex flex-wrap gap-x-4">
          <Link to="/auth/get-phone" className={LINK}>
            {t('signIn.withCode')}
          </Link>
          <Link to="/auth/signin" className={LINK}>
            {t('getPhone.withPassword')}
          </Link>
        </div>
      )}
      <form method="post" onSubmit={auth.submit} noValidate className="flex flex-col gap-4">
        {children}
        <p className="text-muted text-sm">
          <Trans
            t={t}
            i18nKey="signUp.terms"
            components={{
              terms: <Link to="/terms-conditions" className="text-brand underline" />,
            }}
          />
        </p>
        <Button type="submit" disabled={auth.isSending}>
          {t(auth.isSending ? 'signUp.sending' : 'signUp.send')}
        </Button>
      </form>
      {job === undefined && <p>{signIn}</p>}
    </>
  );
}
