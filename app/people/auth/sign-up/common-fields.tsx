import type { ReactNode } from 'react';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { AuthInput } from '../form/use-auth-form.ts';

type CommonField = 'name' | 'phone_no' | 'email' | 'password' | 'password_confirmation';

interface CommonFieldsProps {
  register(field: CommonField): AuthInput;
  /** The questions for this role only, between who they are and their password. */
  children?: ReactNode;
  isEmailOptional?: boolean;
}

export function CommonFields({ register, children, isEmailOptional }: CommonFieldsProps) {
  const texts = useTexts('auth');
  return (
    <>
      <TextField label={texts('fields.name')} autoComplete="name" {...register('name')} />
      <TextField
        label={texts('fields.phone')}
        hint={texts('fields.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...register('phone_no')}
      />
      <TextField
        label={texts(isEmailOptional ? 'fields.emailOptional' : 'fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register('email')}
        isRequired={!isEmailOptional}
      />
      {children}
      <PasswordField
        label={texts('fields.password')}
        hint={texts('fields.passwordHint')}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordField
        label={texts('fields.passwordAgain')}
        autoComplete="new-password"
        {...register('password_confirmation')}
      />
    </>
  );
}
