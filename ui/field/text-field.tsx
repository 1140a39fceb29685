import type { ComponentProps } from 'react';
import { CONTROL, Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ label, isRequired, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(ids) => <input {...ids} {...input} className={CONTROL} />}
    </Field>
  );
}
