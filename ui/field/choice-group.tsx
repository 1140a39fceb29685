import { useId } from 'react';
import { cx } from '../cx.ts';

interface ChoiceGroupProps<Value extends string | number> {
  legend: string;
  isRequired?: boolean | undefined;
  /** One that is off is shown, and cannot be chosen. */
  choices: { value: Value; text: string; isOff?: boolean }[];
  value: Value;
  /** Said below: no single choice is wrong. */
  error?: string | undefined;
  onChange(value: Value): void;
  /** Equal parts in one row, for two to four short choices. */
  row?: boolean;
}

/** One choice of a few, all visible: real radio buttons drawn as pills. */
export function ChoiceGroup<Value extends string | number>({
  legend,
  isRequired,
  choices,
  value,
  error,
  onChange,
  row,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className={cx('font-semibold text-sm mb-1', isRequired && 'required-mark')}>
        {legend}
      </legend>
      <div className={cx('flex gap-2', row ? 'flex-row' : 'flex-wrap')}>
        {choices.map((choice) => {
          const checked = choice.value === value;
          return (
            <label
              key={choice.value}
              className={cx(
                'relative inline-flex items-center justify-center min-h-[40px] px-3 rounded-sm border text-sm cursor-pointer',
                row && 'flex-1',
                choice.isOff && 'opacity-60',
                checked
                  ? 'bg-brand-soft border-brand text-brand font-semibold'
                  : 'bg-paper border-edge hover:border-brand',
              )}
            >
              <input
                type="radio"
                name={name}
                className="choice-input"
                checked={checked}
                disabled={choice.isOff}
                onChange={() => onChange(choice.value)}
              />
              {choice.text}
            </label>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
