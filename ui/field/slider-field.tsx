import { Field } from './field.tsx';

interface SliderFieldProps {
  label: string;
  value: number;
  /** The value as people read it. */
  valueText: string;
  onChange(value: number): void;
}

/** 0 to 100 in steps of five, its value beside it. */
export function SliderField({ label, value, valueText, onChange }: SliderFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <span className="flex items-center gap-3">
          <input
            {...ids}
            type="range"
            min={0}
            max={100}
            step={5}
            value={value}
            aria-valuetext={valueText}
            className="slider flex-1 min-w-0 min-h-[44px]"
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
          <output className="w-[52px] text-end tabular">{valueText}</output>
        </span>
      )}
    </Field>
  );
}
