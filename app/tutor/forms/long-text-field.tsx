import { countLetters } from '#core/text/count-letters.ts';
import { CONTROL, Field } from '#ui/field/field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface LongTextFieldProps {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string;
  error?: string | undefined;
  maxLength: number;
  value: string;
  onChange(text: string): void;
}

/** Several lines, with how many letters there are of how many there may be. */
export function LongTextField({
  label,
  isRequired,
  hint,
  error,
  maxLength,
  value,
  onChange,
}: LongTextFieldProps) {
  const texts = useTexts('profile');
  const format = useFormat();
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(ids) => (
        <>
          <textarea
            {...ids}
            rows={5}
            className={CONTROL}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span className="self-end text-muted text-xs tabular">
            {texts('letters', {
              n: format.number(countLetters(value)),
              most: format.number(maxLength),
            })}
          </span>
        </>
      )}
    </Field>
  );
}
