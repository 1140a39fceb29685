/**
 * A form of the account screens: checked by the contract's own schema while typing is fresh, by the
 * server in the end; what was typed stays through every failure, and (but for secrets) a reload.
 * The schemas weigh as much as the rest of the screen, so they come once somebody fills it in.
 */
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { toLineError } from '#core/api/send-request.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { readSession, writeSession } from '../../preferences/session-store.ts';

const SECRETS = ['password', 'password_confirmation', 'otp', 'phone_otp'];

interface AuthFormOptions<Values, Output> {
  /** Names the draft. */
  name: string;
  schema(): Promise<z.ZodType<Output, Values>>;
  defaults: Partial<Values>;
  /** Sends it; an error of the API is shown, anything else is the app's to handle. */
  send(body: Output): Promise<void>;
}

export interface AuthInput {
  name: string;
  value: string;
  onFocus(): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

export function useAuthForm<Values extends Record<string, unknown>, Output>(
  options: AuthFormOptions<Values, Output>,
) {
  const { name, schema, defaults, send } = options;
  type Field = keyof Values & keyof typeof FIELD_ERRORS;
  const texts = useTexts('auth');
  const { run, isBusy, error, message, fieldError } = useMutation();
  const draftName = `draft:${name}`;
  const [values, setValues] = useState<Partial<Values>>(() => ({
    ...defaults,
    ...readDraft(draftName),
  }));
  const [sent, setSent] = useState<Partial<Values>>();
  const [checks, setChecks] = useState<z.ZodType<Output, Values>>();
  /** From the first press on, what is typed is checked as it is typed. */
  const refused = checks ? refusedFields(checks, values) : [];

  const set = <Name extends keyof Values>(field: Name, value: Values[Name]) => {
    const next = { ...values, [field]: value };
    setValues(next);
    const kept = Object.entries(next).filter(([key]) => !SECRETS.includes(key));
    writeSession(draftName, JSON.stringify(Object.fromEntries(kept)));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    void run(async () => {
      const loaded = await schema().catch((cause: unknown) => {
        throw toLineError(cause);
      });
      setChecks(loaded);
      const checked = loaded.safeParse(values);
      if (!checked.success) return focusFirst(elements, refusedFields(loaded, values));
      setSent(values);
      await send(checked.data);
      writeSession(draftName, '{}');
    });
  };

  /** The one message of a field, or the server's own while it is as the server saw it. */
  const errorOf = (field: Field): string | undefined => {
    const answer = sent?.[field] === values[field] ? fieldError(field) : undefined;
    if (answer || !refused.includes(field)) return answer;
    // What is empty is asked for; only what is there can be of the wrong form.
    const isEmpty = String(values[field] ?? '').trim() === '';
    const key: FieldErrorKey = (isEmpty ? EMPTY_ERRORS : FIELD_ERRORS)[field];
    return texts(key);
  };

  return {
    values,
    set,
    register: (field: Field): AuthInput => ({
      name: field,
      value: String(values[field] ?? ''),
      // What does not come now is asked for again when the form is sent, which says so.
      onFocus: () => void schema().catch(() => undefined),
      onChange: (event) => set(field, event.currentTarget.value as Values[Field]),
    }),
    submit,
    errorOf,
    problem: message,
    /** Of the API, for what a screen offers besides the message. */
    code: error?.code,
    isSending: isBusy,
  };
}

const refusedFields = (schema: z.ZodType, values: object): PropertyKey[] =>
  schema.safeParse(values).error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? [];

function focusFirst(elements: HTMLFormControlsCollection, fields: PropertyKey[]) {
  for (const element of elements)
    if (element instanceof HTMLInputElement && fields.includes(element.name))
      return element.focus();
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
