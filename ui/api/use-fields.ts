import { useRef, useState } from 'react';
import { useMutation } from './use-mutation.ts';

/** A draft of what is typed before it is saved; app/ground/form/draft.ts makes one. */
export interface FieldsDraft<Values> {
  read(): object | null;
  write(values: Values): void;
  forget(): void;
}

type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * A form of a few fields: what is filled in, what of it is wrong once it was tried, and sending it.
 * The draft is the one it begins with. For forms with a schema: app/ground/form/use-form.ts.
 */
export function useFields<Values extends object>(
  first: Values | (() => Values),
  findProblems: (values: Values) => Problems<Values>,
  drafted?: FieldsDraft<Values> | (() => FieldsDraft<Values>),
) {
  const begin = () => (typeof first === 'function' ? first() : first);
  const { run, clear, fieldError, ...sending } = useMutation();
  const [draft] = useState(drafted);
  const [values, setValues] = useState<Values>(() => ({ ...begin(), ...draft?.read() }));
  // Several changes may come before the next drawing.
  const latest = useRef(values);
  const [attempt, setAttempt] = useState(0);
  const found = findProblems(values);
  const problems: Problems<Values> = attempt > 0 ? found : {};
  return {
    ...sending,
    values,
    /** Shown from the first attempt on, in the order of the fields. */
    problems,
    /** Counts them; a summary of the problems takes the focus at each. */
    attempt,
    /** Returns the error of our own checks, or the server's while nothing has changed since. */
    errorOf: (field: string): string | undefined =>
      new Map<string, string | undefined>(Object.entries(problems)).get(field) ?? fieldError(field),
    change(changes: Partial<Values>) {
      clear();
      latest.current = { ...latest.current, ...changes };
      setValues(latest.current);
      draft?.write(latest.current);
    },
    submit(send: () => Promise<void>) {
      setAttempt((count) => count + 1);
      if (Object.keys(found).length > 0) return;
      void run(async () => {
        await send();
        draft?.forget();
      });
    },
    startAnew() {
      setAttempt(0);
      latest.current = begin();
      setValues(latest.current);
    },
  };
}
