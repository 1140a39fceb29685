import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** The form is not sent without it: an asterisk for the eye, the attribute for screen readers. */
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children(ids: FieldIds): ReactNode;
}

/** Label above, hint below it, error beside the control; the control takes the ids. */
export function Field({
  label,
  isLabelHidden = false,
  isRequired,
  hint,
  error,
  children,
}: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className={
          isLabelHidden ? 'sr-only' : cx('font-semibold text-sm', isRequired && 'required-mark')
        }
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

export const CONTROL =
  'w-full min-h-[44px] px-3 py-2 rounded-sm border border-edge bg-paper text-ink disabled:opacity-60 disabled:bg-surface';
