/**
 * A form of the account screens: checked by the contract's own schema while typing is fresh, by the
 * server in the end; what was typed stays through every failure, and (but for secrets) a reload.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '#core/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readSession, writeSession } from '../../preferences/session-store.ts';

const SECRETS = ['password', 'password_confirmation', 'otp', 'phone_otp'];

interface AuthFormOptions<Values extends FieldValues, Output> {
  /** Names the draft. */
  name: string;
  schema: z.ZodType<Output, Values>;
  defaults: DefaultValues<Values>;
  /** Sends it; an error of the API is shown, anything else is the app's to handle. */
  send(body: Output): Promise<void>;
}

export function useAuthForm<Values extends FieldValues, Output>(
  options: AuthFormOptions<Values, Output>,
) {
  const { name, schema, defaults, send } = options;
  const errors = useTexts('auth');
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [code, setCode] = useState<string>();
  const draftName = `draft:${name}`;
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: { ...defaults, ...readDraft(draftName) },
    reValidateMode: 'onChange',
  });

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const kept = Object.entries(values).filter(([field]) => !SECRETS.includes(field));
      writeSession(draftName, JSON.stringify(Object.fromEntries(kept)));
    });
    return unsubscribe;
  }, [form, draftName]);

  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    setCode(undefined);
    try {
      await send(body);
      writeSession(draftName, '{}');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setCode(error.code);
      setProblem(errorText(error));
      for (const [field, [message]] of Object.entries(error.fields))
        if (field in form.getValues())
          form.setError(field as FieldPath<Values>, { type: 'server', message: message ?? '' });
    }
  });

  /** The one message of a field, or the server's own where it sent one. */
  const errorOf = (field: FieldPath<Values> & keyof typeof FIELD_ERRORS) => {
    const error = form.formState.errors[field];
    if (!error) return undefined;
    if (error.type === 'server') return String(error.message);
    // What is empty is asked for; only what is there can be of the wrong form. Watched: an error that
    // stays of the same kind draws nothing by itself.
    const isEmpty = String(form.watch(field) ?? '').trim() === '';
    const key: FieldErrorKey = (isEmpty ? EMPTY_ERRORS : FIELD_ERRORS)[field];
    return errors(key);
  };

  return {
    register: form.register,
    form,
    submit,
    errorOf,
    problem,
    /** Of the API, for what a screen offers besides the message. */
    code,
    isSending: form.formState.isSubmitting,
  };
}

const FIELD_ERRORS = {
  name: 'errors.name',
  phone_no: 'errors.phone',
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

type FieldErrorKey = (typeof EMPTY_ERRORS | typeof FIELD_ERRORS)[keyof typeof FIELD_ERRORS];

function readDraft(name: string): object {
  try {
    return Object(JSON.parse(readSession(name) ?? '{}'));
  } catch {
    return {};
  }
}
