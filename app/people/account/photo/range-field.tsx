import { Field } from '#ui/field/field.tsx';

interface RangeFieldProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange(value: number): void;
}

const STEPS = 50;

export const RangeField = ({ label, least, most, value, onChange }: RangeFieldProps) => (
  <Field label={label}>
    {(ids) => (
      <input
        {...ids}
        type="range"
        className="range w-full min-h-[32px]"
        min={least}
        max={most}
        step={(most - least) / STEPS}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    )}
  </Field>
);
