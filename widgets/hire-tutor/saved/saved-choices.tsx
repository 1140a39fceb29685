import { useId } from 'react';
import { cx } from '#ui/cx.ts';

interface Choice {
  id: number;
  title: string;
  text: string;
}

interface SavedChoicesProps {
  legend: string;
  choices: Choice[];
  otherText?: string;
  value: number | undefined;
  onChange(id: number | undefined): void;
}

/** One of the saved ones, or another: radio buttons as wide cards. */
export function SavedChoices({ legend, choices, otherText, value, onChange }: SavedChoicesProps) {
  const name = useId();
  const all = [...choices, ...(otherText ? [{ id: undefined, title: otherText, text: '' }] : [])];
  return (
    <fieldset className="flex flex-col gap-2 w-full">
      <legend className="font-semibold text-sm mb-1">{legend}</legend>
      {all.map(({ id, title, text }) => {
        const checked = id === value;
        return (
          <label
            key={id ?? 'other'}
            className={cx(
              'relative flex flex-col justify-center min-h-[44px] px-3 py-2 rounded-sm border cursor-pointer',
              checked ? 'bg-brand-soft border-brand' : 'bg-paper border-edge hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              className="choice-input"
              checked={checked}
              onChange={() => onChange(id)}
            />
            <span className="font-semibold">{title}</span>
            {text && <span className={cx('text-sm', !checked && 'text-muted')}>{text}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
