import type { ComponentProps } from 'react';
import { CONTROL, Field } from './field.tsx';
import { LetterCount } from './letter-count.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** `maxLength` is in letters, as that of `text-area-field.tsx`. */
export const TextField = ({
  label,
  isRequired,
  hint,
  error,
  maxLength,
  ...input
}: TextFieldProps) => (
  <Field label={label} isRequired={isRequired} hint={hint} error={error}>
    {(ids) => (
      <>
        <input {...ids} {...input} className={CONTROL} />
        <LetterCount text={input.value} maximum={maxLength} />
      </>
    )}
  </Field>
);
