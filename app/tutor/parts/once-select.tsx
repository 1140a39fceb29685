import { ChevronDown } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { CONTROL, Field } from '#ui/field/field.tsx';
import type { Option } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface OnceSelectProps {
  label: string;
  hint: string;
  options: Option[] | undefined;
  value: number | undefined;
  /** Each choice once: these stay visible, but cannot be chosen. */
  used: number[];
  onChange(id: number | undefined): void;
  error: string | undefined;
}

export function OnceSelect({
  label,
  hint,
  options,
  value,
  used,
  onChange,
  error,
}: OnceSelectProps) {
  const texts = useTexts('profile');
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            className={cx(CONTROL, 'appearance-none pr-9 truncate')}
            value={value ?? ''}
            onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
          >
            <option value="">{texts('choose')}</option>
            {options?.map(({ id, text }) => (
              <option key={id} value={id} disabled={used.includes(id)}>
                {used.includes(id) ? texts('addedAlready', { name: text }) : text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="absolute right-3 top-1/2 -translate-y-1/2 pointer-events-none text-muted"
          />
        </span>
      )}
    </Field>
  );
}
