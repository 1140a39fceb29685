import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** No phone is known yet. Source: docs/requirements/accounts.md, "Codes". */
export function SignUpFirst() {
  const texts = useTexts('auth');
  return (
    <StatePanel
      icon={<UserPlus size={32} />}
      title={texts('otp.signUpFirst')}
      action={
        <Link
          to="/auth/signup-as"
          className="inline-flex items-center min-h-[44px] px-4 rounded font-semibold bg-brand text-on-brand hover:bg-brand-deep"
        >
          {texts('signIn.signUp')}
        </Link>
      }
    />
  );
}
