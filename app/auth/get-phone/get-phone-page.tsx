import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readPhone, rememberPhone } from '../../preferences/cookies.ts';
import { phone } from '../form/account-schemas.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';

const schema = z.object({ phone_no: phone });

/** Asks a guest for the phone first; the sign-up form that follows has it filled in. */
export function Page() {
  const texts = useTexts('auth');
  const navigate = useNavigate();
  const { register, submit, errorOf, isSending } = useAuthForm({
    name: 'get-phone',
    schema,
    defaults: { phone_no: readPhone() ?? '' },
    send: async ({ phone_no }) => {
      rememberPhone(phone_no);
      navigate('/auth/parent/signup');
    },
  });

  return (
    <AuthCard title={texts('getPhone.title')} lead={texts('getPhone.lead')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={texts('fields.phone')}
          hint={texts('fields.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone_no')}
          {...register('phone_no')}
        />
        <Button type="submit" disabled={isSending}>
          {texts('getPhone.send')}
        </Button>
      </form>
    </AuthCard>
  );
}
