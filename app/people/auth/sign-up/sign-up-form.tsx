import type { FormEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('auth');
  const format = useFormat();
  const job = useJobToReturnTo();
  return (
    <>
      <FormProblem message={auth.problem} />
      {auth.code === 'account_exists' && (
        <div className="flex flex-wrap gap-x-4">
          <Link to="/auth/get-phone" className={LINK}>
            {texts('signIn.withCode')}
          </Link>
          <Link to="/auth/signin" className={LINK}>
            {texts('getPhone.withPassword')}
          </Link>
        </div>
      )}
      <form method="post" onSubmit={auth.submit} noValidate className="flex flex-col gap-4">
        {children}
        {job !== undefined && <p>{texts('apply.back', { id: format.id(job) })}</p>}
        <p className="text-muted text-sm">
          {texts('signUp.terms')}{' '}
          <Link to="/terms-conditions" className="text-brand underline">
            {texts('signUp.termsLink')}
          </Link>
          {texts('signUp.termsEnd')}
        </p>
        <Button type="submit" disabled={auth.isSending}>
          {texts(auth.isSending ? 'signUp.sending' : 'signUp.send')}
        </Button>
      </form>
      <p>
        {texts('signUp.hasAccount')}{' '}
        <Link to="/auth/signin" className={LINK}>
          {texts('signIn.send')}
        </Link>
      </p>
    </>
  );
}
