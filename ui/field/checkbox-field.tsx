import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface CheckboxFieldProps {
  label: ReactNode;
  /**
   * A label for screen readers, if `label` is clear only to those who see what stands around it.
   */
  spokenLabel?: string;
  checked: boolean;
  /** Left out where what stands around it hears the changes of many. */
  onChange?(checked: boolean): void;
}

/** One yes or no; the whole line is the target. */
export function CheckboxField({ label, spokenLabel, checked, onChange }: CheckboxFieldProps) {
  return (
    <label className="relative inline-flex items-center gap-2 min-h-[44px] cursor-pointer">
      <input
        type="checkbox"
        aria-label={spokenLabel}
        className="choice-input"
        checked={checked}
        onChange={onChange && (() => onChange(!checked))}
        readOnly={!onChange}
      />
      <span
        aria-hidden="true"
        className={cx(
          'inline-flex items-center justify-center w-[24px] h-[24px] rounded-sm border',
          checked ? 'bg-brand border-brand text-on-brand' : 'bg-paper border-edge',
        )}
      >
        {checked && <Check size={16} />}
      </span>
      <span className="flex-1 min-w-0">{label}</span>
    </label>
  );
}
