import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { AuthInput } from '../form/use-auth-form.ts';

type CommonField = 'name' | 'phone_no' | 'email' | 'password';

interface CommonFieldsProps {
  register(field: CommonField): AuthInput;
  /** The questions for this role only, between who they are and their password. */
  children?: ReactNode;
  isEmailOptional?: boolean;
}

export function CommonFields({ register, children, isEmailOptional }: CommonFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField label={t('fields.name')} autoComplete="name" {...register('name')} />
      <TextField
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...register('phone_no')}
      />
      <TextField
        label={t(isEmailOptional ? 'fields.emailOptional' : 'fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register('email')}
        isRequired={!isEmailOptional}
      />
      {children}
      <PasswordField
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
        {...register('password')}
      />
    </>
  );
}
