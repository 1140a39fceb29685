/**
 * A form of the signed-in areas: checked by the contract's own schema before it is sent and by the
 * server after; what was typed stays through a failed save, a reload and an expired session.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '#core/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { createDraft } from './draft.ts';
import type { FormFields } from './form-fields.ts';
import { readProblem } from './read-problem.ts';
import { useProblemText } from './use-problem-text.ts';

interface SavedFormOptions<Values extends FieldValues, Output> {
  /** Names the draft. */
  name: string;
  /** Passwords: never kept as a draft, and gone from the fields once they are saved. */
  isSecret?: boolean;
  schema: z.ZodType<Output, unknown>;
  defaults: DefaultValues<Values>;
  /** What a field says while it is empty, where it has words of its own. */
  whenMissing?: Partial<Record<FieldPath<Values>, string>>;
  /** A failure is a toast as well. Source: docs/requirements/app-shell.md, "Forms". */
  toasts?: boolean;
  /** What is said of a server that has no words for it. */
  whenFailed?: string;
  /** Sends it; an error of the API is shown, anything else is the app's to handle. */
  send(body: Output): Promise<void>;
}

export function useSavedForm<Values extends FieldValues, Output>({
  name,
  isSecret = false,
  schema,
  defaults,
  whenMissing = {},
  toasts = false,
  whenFailed,
  send,
}: SavedFormOptions<Values, Output>) {
  const errorText = useErrorText();
  const showToast = useToast();
  const problemText = useProblemText();
  const { user } = useSession();
  const [draft] = useState(() => createDraft(name, user?.id));
  const [isRestored, setRestored] = useState(false);
  const [problem, setProblem] = useState<string>();

  const resolver: Resolver<Values, unknown, Output> = (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    const words = new Map<string, string>(Object.entries(whenMissing));
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? 'root');
      const { key, values: details } = readProblem(issue, values[field]);
      const own = key === 'required' ? words.get(field) : undefined;
      errors[field] ??= { type: key, message: own ?? problemText({ key, values: details }) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

  const form = useForm<Values, unknown, Output>({ resolver, defaultValues: defaults });
  const { isDirty, isSubmitted, isSubmitting, errors } = form.formState;
  const values = form.watch();

  useLayoutEffect(() => {
    const kept = isSecret ? null : draft.read();
    if (!kept) return;
    form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    setRestored(true);
  }, [draft, form, isSecret]);

  useEffect(() => {
    if (isSecret) return;
    const { unsubscribe } = form.watch((typed) => draft.write(typed));
    return unsubscribe;
  }, [form, draft, isSecret]);

  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await send(body);
      draft.forget();
      setRestored(false);
      form.reset(isSecret ? undefined : form.getValues());
      draft.forget();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = errorText(error, whenFailed);
      setProblem(message);
      if (toasts) showToast(message, 'error');
      for (const [field, [message]] of Object.entries(error.fields))
        if (field in form.getValues())
          form.setError(field as FieldPath<Values>, { type: 'server', message: message ?? '' });
    }
  });

  const set = <Field extends FieldPath<Values>>(
    field: Field,
    value: FieldPathValue<Values, Field>,
  ) =>
    form.setValue(field, value, {
      shouldDirty: true,
      // What is mended says so at once.
      shouldValidate: isSubmitted || form.getFieldState(field).invalid,
    });
  const errorOf = (field: FieldPath<Values>): string | undefined => {
    const error = errors[field];
    return error && String(error.message);
  };
  const fields: FormFields<Values> = {
    values,
    set,
    errorOf,
    field: (field) => ({
      value: values[field],
      onChange: (value) => set(field, value),
      error: errorOf(field),
    }),
    typed: (field) => ({
      value: values[field] ?? '',
      // The type of `field` says that it takes a text, which TypeScript cannot follow here.
      onChange: (event) =>
        set(field, event.currentTarget.value as FieldPathValue<Values, typeof field>),
      error: errorOf(field),
    }),
  };

  return {
    ...fields,
    form,
    submit,
    problem,
    isDirty,
    isRestored,
    isSending: isSubmitting,
  };
}
