/**
 * Every form of the app: checked by the contract's own schema, by the server in the end; what was
 * typed stays through every failure, and (as far as its draft keeps it) a reload. Nothing is wrong
 * before the first press; from then on what is mended says so at once.
 */
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '#core/ground/api/api-error.ts';
import { fetchCode } from '#core/ground/api/fetch-code.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import type { Draft } from './draft.ts';
import type { FieldName, FormFields, TextName } from './form-fields.ts';
import { requiredFields } from './required-fields.ts';

type Schema<Output> = z.ZodType<Output, unknown>;

interface FormOptions<Values, Output> {
  /** Null: nothing typed here is kept, and what was saved is gone from the fields. */
  draft: Draft | null;
  /** Itself, or how it is fetched: the schemas weigh as much as a small screen. */
  schema: Schema<Output> | (() => Promise<Schema<Output>>);
  defaults: Values;
  /** Returns the words for a problem that the schema found. */
  wordsOf(field: FieldName<Values>, issue: z.core.$ZodIssue, value: unknown): string;
  /** Fields the server calls by other names. */
  serverNames?: Readonly<Record<string, FieldName<Values>>> | undefined;
  /** The message shown if the server has no words for the failure. */
  whenFailed?: string | undefined;
  onFailed?(error: ApiError): void;
  /** Sends it; an error of the API is shown, anything else is the app's to handle. */
  send(body: Output): Promise<unknown>;
}

export function useForm<Values extends object, Output>({
  draft,
  schema,
  defaults,
  wordsOf,
  serverNames = {},
  whenFailed,
  onFailed,
  send,
}: FormOptions<Values, Output>) {
  type Name = FieldName<Values>;
  const { run, isBusy, error, message } = useMutation((_problem, failure) => onFailed?.(failure));
  const [kept] = useState(() => draft?.read() ?? null);
  const [isRestored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState<Values>(() => ({ ...defaults, ...kept }));
  const [saved, setSaved] = useState(defaults);
  const [sent, setSent] = useState<Values>();
  /** Fields whose problems are shown. */
  const [tried, setTried] = useState<readonly Name[] | 'all'>([]);
  const [checks, setChecks] = useState(typeof schema === 'function' ? undefined : schema);
  // Several changes may come before the next drawing, and sending at once after them.
  const latest = useRef(values);

  /** The form that was sent, until its problems are shown. */
  const answered = useRef<HTMLFormElement>(undefined);

  const put = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const change = (next: Values) => {
    put(next);
    draft?.write(next);
  };
  const fill = (changes: Partial<Values>) => change({ ...latest.current, ...changes });
  const set: FormFields<Values>['set'] = (field, value) =>
    change({ ...latest.current, [field]: value });

  const load = async () => (typeof schema === 'function' ? fetchCode(schema) : schema);
  const issuesOf = (loaded: Schema<Output> | undefined) => {
    const issues = loaded?.safeParse(latest.current).error?.issues ?? [];
    return new Map([...issues].reverse().map((issue) => [String(issue.path[0]), issue]));
  };
  const [fields] = useState(defaults);
  const required = useMemo(() => requiredFields(checks, fields), [checks, fields]);
  const issues = tried.length > 0 ? issuesOf(checks) : new Map<string, z.core.$ZodIssue>();

  /** Returns the error of a field, as the server saw it or by the schema. */
  const errorOf = (field: Name): string | undefined => {
    const answers = sent?.[field] === values[field] ? Object.entries(error?.fields ?? {}) : [];
    const answer = answers.find(([name]) => (serverNames[name] ?? name) === field)?.[1][0];
    const issue = tried === 'all' || tried.includes(field) ? issues.get(field) : undefined;
    return answer ?? (issue && wordsOf(field, issue, values[field]));
  };

  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    answered.current = event?.currentTarget;
    await run(async () => {
      const loaded = await load();
      setChecks(loaded);
      setTried('all');
      const given = latest.current;
      const checked = loaded.safeParse(given);
      if (!checked.success) return;
      setSent(given);
      await send(checked.data);
      draft?.forget();
      setRestored(false);
      setTried([]);
      setSaved(draft ? given : defaults);
      if (!draft) put(defaults);
    }, whenFailed);
  };

  // Where something is wrong one can begin to mend it as soon as it says so.
  useEffect(() => {
    if (isBusy || !answered.current) return;
    answered.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    answered.current = undefined;
  });

  return {
    values,
    set,
    fill,
    errorOf,
    field: <Field extends Name>(field: Field) => ({
      value: values[field],
      isRequired: required.has(field),
      onChange: (value: Values[Field]) => set(field, value),
      error: errorOf(field),
    }),
    typed: (field: TextName<Values>) => ({
      value: String(values[field] ?? ''),
      isRequired: required.has(field),
      onChange: (event: { currentTarget: { value: string } }) =>
        set(field, event.currentTarget.value as Values[typeof field]),
      error: errorOf(field),
    }),
    /** Returns whether these fields are right; a field that is not shows its error from now on. */
    check(fields: readonly Name[]): boolean {
      setTried(fields);
      const found = issuesOf(checks);
      return !fields.some((field) => found.has(field));
    },
    load,
    submit,
    problem: message,
    /** The API's error code, for what a screen offers besides the message. */
    code: error?.code,
    hasRequired: required.size > 0,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    isRestored,
    isSending: isBusy,
  };
}
