import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { readPhone, rememberPhone } from '#app/ground/preferences/cookies.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface PhoneFormProps {
  /** The draft's name. */
  name: string;
  /** The elements above the number. */
  children?: ReactNode;
  send(phone: string): Promise<void>;
}

/** Asks for the phone a code is sent to. */
export function PhoneForm({ name, children, send }: PhoneFormProps) {
  const { t } = useTranslation('auth');
  const { register, submit, problem, isSending } = useAuthForm({
    name,
    schema: () => import('./account-schemas.ts').then((file) => file.sendResetOtpBody),
    defaults: { phone_no: readPhone() ?? '' },
    send: async ({ phone_no }) => {
      await send(phone_no);
      rememberPhone(phone_no);
    },
  });

  return (
    <>
      <FormProblem message={problem} />
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        <TextField
          label={t('fields.phone')}
          hint={t('fields.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...register('phone_no')}
        />
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'forgot.sending' : 'forgot.send')}
        </Button>
      </form>
    </>
  );
}
