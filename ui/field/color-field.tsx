import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';

interface ColorFieldProps {
  label: string;
  /** `#7a2e3a`; undefined: the usual one. */
  value: string | undefined;
  usual: string;
  /** Name of the button that goes back to the usual one. */
  clearText: string;
  onChange(value: string | undefined): void;
}

/** A colour by the device's own picker. */
export function ColorField({ label, value, usual, clearText, onChange }: ColorFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <span className="flex items-center gap-2">
          <input
            {...ids}
            type="color"
            className="w-[64px] h-[44px] p-1 rounded-sm border border-edge bg-paper cursor-pointer"
            value={value ?? usual}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
          />
          {value !== undefined && (
            <Button
              look="quiet"
              className="text-sm"
              icon={<X aria-hidden="true" size={16} />}
              onClick={() => onChange(undefined)}
            >
              {clearText}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
