import { ChevronDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { CONTROL, Field } from './field.tsx';

export interface Option {
  id: number;
  text: string;
}

interface SelectFieldProps {
  label: string;
  /** Text of the empty choice; without it one of the options is always chosen. */
  emptyText?: string;
  options: Option[] | undefined;
  value: number | undefined;
  onChange(id: number | undefined): void;
  disabled?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The device's own select: familiar, fast and accessible on every phone. */
export function SelectField({
  label,
  emptyText,
  options,
  value,
  onChange,
  disabled,
  hint,
  error,
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            className={cx(CONTROL, 'appearance-none pr-9 truncate')}
            value={value ?? ''}
            disabled={disabled ?? false}
            onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
          >
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options?.map((option) => (
              <option key={option.id} value={option.id}>
                {option.text}
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
