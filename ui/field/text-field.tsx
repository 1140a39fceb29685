import type { ComponentProps } from 'react';
import { CONTROL, Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input {...ids} {...input} className={CONTROL} />}
    </Field>
  );
}
