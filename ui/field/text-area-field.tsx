import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL, Field } from './field.tsx';
import { LetterCount } from './letter-count.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shows how much room there is from the first letter on. */
  isCounted?: boolean;
}

/** `maxLength` is in letters: that of browsers counts halves of Bengali ones, and stops the writer. */
export const TextAreaField = ({
  label,
  isRequired,
  hint,
  error,
  maxLength,
  isCounted,
  ...area
}: TextAreaFieldProps) => (
  <Field label={label} isRequired={isRequired} hint={hint} error={error}>
    {(ids) => (
      <>
        <textarea rows={3} {...ids} {...area} className={cx(CONTROL, 'block')} />
        <LetterCount text={area.value} maximum={maxLength} always={isCounted} />
      </>
    )}
  </Field>
);
