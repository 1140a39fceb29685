import { ChevronDown } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { CONTROL, Field } from '#ui/field/field.tsx';

interface WordSelectProps<Value extends string> {
  label: string;
  emptyText?: string;
  options: readonly { value: Value; text: string }[];
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  error?: string | undefined;
}

/** The device's own select for choices that are words, not numbered ones. */
export function WordSelect<Value extends string>({
  label,
  emptyText,
  options,
  value,
  onChange,
  error,
}: WordSelectProps<Value>) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            className={cx(CONTROL, 'appearance-none pr-9 truncate')}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              onChange(options.find((option) => option.value === chosen)?.value);
            }}
          >
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
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
