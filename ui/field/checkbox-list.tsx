import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { type Options, readOptions } from './read-options.ts';
import type { Option } from './select-field.tsx';

interface CheckboxListProps {
  legend: string;
  isRequired?: boolean | undefined;
  options: Options<Option>;
  values: number[];
  onChange(ids: number[]): void;
  /** Shown instead of the list while there is nothing to choose from. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** Several of a few: every choice visible, no hidden menu to hunt through. */
export function CheckboxList({
  legend,
  isRequired,
  options,
  values,
  onChange,
  hint,
  error,
}: CheckboxListProps) {
  const { t } = useTranslation('common');
  const { list, retry } = readOptions(options);
  const toggle = (id: number) =>
    onChange(values.includes(id) ? values.filter((value) => value !== id) : [...values, id]);
  return (
    <fieldset className="flex flex-col gap-1" disabled={!list?.length && !retry}>
      <legend className={cx('font-semibold text-sm mb-1', isRequired && 'required-mark')}>
        {legend}
      </legend>
      {hint && <p className="text-muted text-xs">{hint}</p>}
      {list && list.length > 0 && (
        <div className="flex flex-wrap gap-2 max-h-[264px] overflow-y-auto -mx-1 p-1">
          {list.map((option) => {
            const checked = values.includes(option.id);
            return (
              <label
                key={option.id}
                className={cx(
                  'relative inline-flex items-center gap-1 min-h-[36px] px-3 rounded-sm border text-sm cursor-pointer',
                  checked
                    ? 'bg-brand-soft border-brand text-brand font-semibold'
                    : 'bg-paper border-edge hover:border-brand',
                )}
              >
                <input
                  type="checkbox"
                  className="choice-input"
                  checked={checked}
                  onChange={() => toggle(option.id)}
                />
                {checked && <Check aria-hidden="true" size={14} />}
                {option.text}
              </label>
            );
          })}
        </div>
      )}
      {retry && (
        <>
          <p role="alert" className="text-danger text-xs">
            {t('loadError')}
          </p>
          <Button look="secondary" className="self-start" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      )}
      {error && <p className="text-danger text-xs">{error}</p>}
    </fieldset>
  );
}
