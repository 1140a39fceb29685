import type { FormEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FormProblem } from '../../form/form-problem.tsx';

interface SignUpFormProps {
  auth: {
    problem: string | undefined;
    isSending: boolean;
    submit: FormEventHandler<HTMLFormElement>;
  };
  children: ReactNode;
}

export function SignUpForm({ auth, children }: SignUpFormProps) {
  const texts = useTexts('auth');
  return (
    <>
      <FormProblem message={auth.problem} />
      <form onSubmit={auth.submit} noValidate className="flex flex-col gap-4">
        {children}
        <p className="text-muted text-sm">
          {texts('signUp.terms')}{' '}
          <Link to="/terms-conditions" className="text-brand underline">
            {texts('signUp.termsLink')}
          </Link>
        </p>
        <Button type="submit" disabled={auth.isSending}>
          {texts(auth.isSending ? 'signUp.sending' : 'signUp.send')}
        </Button>
      </form>
      <p className="text-center">
        {texts('signUp.hasAccount')}{' '}
        <Link
          to="/auth/signin"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand underline"
        >
          {texts('signIn.send')}
        </Link>
      </p>
    </>
  );
}
