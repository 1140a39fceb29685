/**
 * A form of the account screens. The schemas weigh as much as the rest of the screen, so they come
 * once somebody fills it in; passwords and codes are kept nowhere.
 */
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { createDraft } from '#app/ground/form/draft.ts';
import type { FieldName } from '#app/ground/form/form-fields.ts';
import { useForm } from '#app/ground/form/use-form.ts';

const SECRETS = ['password', 'password_confirmation', 'otp', 'phone_otp'];

interface AuthFormOptions<Values, Output> {
  /** Names the draft. */
  name: string;
  schema(): Promise<z.ZodType<Output, Values>>;
  defaults: Partial<Values>;
  send(body: Output): Promise<void>;
}

export interface AuthInput {
  name: string;
  value: string;
  isRequired: boolean;
  onFocus(): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  error: string | undefined;
}

function createAuthDraft(name: string) {
  const draft = createDraft(name, undefined);
  const isOpen = ([field]: [string, unknown]) => !SECRETS.includes(field);
  return {
    ...draft,
    write: (values: object) =>
      draft.write(Object.fromEntries(Object.entries(values).filter(isOpen))),
  };
}

export function useAuthForm<Values extends Record<string, unknown>, Output>({
  name,
  ...options
}: AuthFormOptions<Values, Output>) {
  type Field = FieldName<Values> & keyof typeof FIELD_ERRORS;
  const { t } = useTranslation('auth');
  const [draft] = useState(() => createAuthDraft(name));
  const form = useForm<Partial<Values>, Output>({
    ...options,
    draft,
    // What is empty is asked for; only what is there can be of the wrong form.
    wordsOf(field, _issue, value) {
      const isEmpty = String(value ?? '').trim() === '';
      const errors: Record<Field, AuthError> = isEmpty ? EMPTY_ERRORS : FIELD_ERRORS;
      return t(errors[field as Field]);
    },
  });
  return {
    ...form,
    register: <Name extends Field>(field: Name): AuthInput => ({
      name: field,
      value: String(form.values[field] ?? ''),
      // All of them but where a screen says otherwise: the schema is not there yet.
      isRequired: true,
      // What does not come now is asked for again when the form is sent, which says so.
      onFocus: () => void form.load().catch(() => undefined),
      onChange: (event) => form.set(field, event.currentTarget.value as Values[Name]),
      error: form.errorOf(field),
    }),
  };
}

const FIELD_ERRORS = {
  name: 'errors.name',
  phone_no: 'errors.phone',
  additional_phone_number: 'errors.phone',
  about: 'errors.about',
  email: 'errors.email',
  gender: 'errors.gender',
  password: 'errors.password',
  password_confirmation: 'errors.confirmation',
  otp: 'errors.otp',
  phone_otp: 'errors.otp',
} as const;

const EMPTY_ERRORS = {
  ...FIELD_ERRORS,
  name: 'errors.nameEmpty',
  phone_no: 'errors.phoneEmpty',
  email: 'errors.emailEmpty',
  password: 'errors.passwordEmpty',
  password_confirmation: 'errors.confirmationEmpty',
  otp: 'errors.otpEmpty',
  phone_otp: 'errors.otpEmpty',
} as const;

type AuthError = (typeof FIELD_ERRORS | typeof EMPTY_ERRORS)[keyof typeof FIELD_ERRORS];
