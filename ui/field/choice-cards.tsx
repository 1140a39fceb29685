import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface ChoiceCardsProps<Value> {
  legend: string;
  /** `mark`: a picture before the title that says nothing of its own. */
  choices: { value: Value; title: string; text?: string; mark?: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** One choice of a few that need a word of explanation: radio buttons as wide cards. */
export function ChoiceCards<Value extends string | number | undefined>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2 w-full">
      <legend className="font-semibold text-sm mb-1">{legend}</legend>
      {choices.map(({ value: own, title, text, mark }) => {
        const checked = own === value;
        return (
          <label
            key={own ?? ''}
            className={cx(
              'relative flex items-center gap-3 min-h-[44px] px-3 py-2 rounded-sm border cursor-pointer',
              checked ? 'bg-brand-soft border-brand' : 'bg-paper border-edge hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              className="choice-input"
              checked={checked}
              onChange={() => onChange(own)}
            />
            {mark}
            <span className="flex flex-col min-w-0">
              <span className="font-semibold">{title}</span>
              {text && <span className={cx('text-sm', !checked && 'text-muted')}>{text}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
