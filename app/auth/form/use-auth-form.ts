/**
 * A form of the account screens: checked by the contract's own schema while typing is fresh, by the
 * server in the end; what was typed stays through every failure, and (but for secrets) a reload.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '#core/api/api-error.ts';
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
  const common = useTexts('common');
  const [problem, setProblem] = useState<string>();
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
    try {
      await send(body);
      writeSession(draftName, '{}');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isOffline = error.code === 'offline' || error.code === 'network';
      setProblem(
        isOffline ? common('noInternet') : error.status ? error.message : common('somethingWrong'),
      );
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
    const key: FieldErrorKey = FIELD_ERRORS[field];
    return errors(key);
  };

  return {
    register: form.register,
    form,
    submit,
    errorOf,
    problem,
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
  additional_phone_number: 'errors.phone',
  about: 'errors.about',
  otp: 'errors.otp',
  phone_otp: 'errors.otp',
} as const;

type FieldErrorKey = (typeof FIELD_ERRORS)[keyof typeof FIELD_ERRORS];

function readDraft(name: string): object {
  try {
    return Object(JSON.parse(readSession(name) ?? '{}'));
  } catch {
    return {};
  }
}
