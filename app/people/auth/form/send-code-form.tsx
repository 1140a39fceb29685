import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AuthCard } from './auth-card.tsx';
import { PhoneForm } from './phone-form.tsx';

interface SendCodeFormProps extends ComponentProps<typeof PhoneForm> {
  title: string;
  lead: string;
  backText: string;
}

/** Asks for the phone a code is sent to, and leads back to the password. */
export function SendCodeForm({ title, lead, backText, ...form }: SendCodeFormProps) {
  return (
    <AuthCard title={title} lead={lead}>
      <PhoneForm {...form} />
      <Link
        to="/auth/signin"
        className="self-center inline-flex items-center min-h-[36px] text-brand underline"
      >
        {backText}
      </Link>
    </AuthCard>
  );
}
