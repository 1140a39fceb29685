import { type RefObject, useEffect, useRef } from 'react';
import { Alert } from '../alert/alert.tsx';

export interface SummaryProblem {
  /** The `data-field` of the box around the control. */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  hint?: string;
  problems: SummaryProblem[];
  /** The element that contains the fields. */
  form: RefObject<HTMLElement | null>;
  /** Grows with each attempt: the summary then takes the focus. */
  attempt: number;
}

const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

export function focusField(form: HTMLElement | null, field: string) {
  form?.querySelector(`[data-field="${field}"]`)?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/**
 * Shows what is wrong, above the form; each problem leads to its field.
 * Source: docs/requirements/shell/app-shell.md, "Forms".
 */
export function ErrorSummary({ title, hint, problems, form, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <Alert ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">{title}</p>
      {hint && <p className="text-sm">{hint}</p>}
      <ul className="flex flex-col gap-1">
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              className="inline-flex items-center min-h-[24px] text-start underline"
              onClick={() => focusField(form.current, field)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
