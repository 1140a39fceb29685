import type { ComponentProps } from 'react';
import { countLetters } from '#core/text/count-letters.ts';
import { cx } from '../cx.ts';
import { useFormat } from '../i18n/i18n-provider.tsx';
import { CONTROL, Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** From so much of the room on its use is shown. */
const NEARLY_FULL = 0.8;

/** `maxLength` is in letters: that of browsers counts halves of Bengali ones, and stops the writer. */
export function TextAreaField({
  label,
  isRequired,
  hint,
  error,
  maxLength,
  ...area
}: TextAreaFieldProps) {
  const format = useFormat();
  const count =
    maxLength !== undefined && typeof area.value === 'string' ? countLetters(area.value) : 0;
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(ids) => (
        <>
          <textarea rows={3} {...ids} {...area} className={cx(CONTROL, 'block')} />
          {maxLength !== undefined && count > maxLength * NEARLY_FULL && (
            <span
              className={cx(
                'self-end text-xs tabular',
                count > maxLength ? 'text-danger' : 'text-muted',
              )}
            >
              {format.number(count)} / {format.number(maxLength)}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
