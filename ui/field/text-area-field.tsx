import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL, Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea rows={3} {...ids} {...area} className={cx(CONTROL, 'block')} />}
    </Field>
  );
}
