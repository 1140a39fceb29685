import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { CONTROL, Field } from './field.tsx';
import { type Options, readOptions } from './read-options.ts';

export interface Option<Id extends number | string = number> {
  id: Id;
  text: string;
  /** Stays visible, but cannot be chosen. */
  isTaken?: boolean;
}

/** Options under a heading, which tells those of one name apart. */
export interface OptionGroup<Id extends number | string = number> {
  heading: string;
  options: readonly Option<Id>[];
}

interface SelectFieldProps<Id extends number | string> {
  /** The name of the field in a form that is sent as it is. */
  name?: string;
  label: string;
  /** The label is for screen readers alone: the choices of the field say what it is for. */
  isLabelHidden?: boolean;
  isRequired?: boolean | undefined;
  /** Text of the empty choice; without it one of the options is always chosen. */
  emptyText?: string;
  /** A list, or the answer that brings it: where that failed, it is asked for again here. */
  options: Options<Option<Id>>;
  /** The options under headings, instead of one after the other. */
  groups?: readonly OptionGroup<Id>[] | undefined;
  value: Id | undefined;
  onChange(id: NoInfer<Id> | undefined): void;
  disabled?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

const drawOption = <Id extends number | string>({ id, text, isTaken }: Option<Id>) => (
  <option key={id} value={id} disabled={isTaken}>
    {text}
  </option>
);

/** The device's own select: familiar, fast and accessible on every phone. */
export function SelectField<Id extends number | string = number>({
  name,
  label,
  isLabelHidden = false,
  isRequired,
  emptyText,
  options,
  groups,
  value,
  onChange,
  disabled = false,
  hint,
  error,
}: SelectFieldProps<Id>) {
  const { t } = useTranslation('common');
  const { list, retry } = readOptions(options);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      hint={hint}
      error={retry ? t('loadError') : error}
    >
      {(ids) => (
        <>
          <span className="relative block">
            <select
              {...ids}
              name={name}
              className={cx(CONTROL, 'appearance-none pr-9 truncate')}
              value={value ?? ''}
              disabled={disabled}
              onChange={({ currentTarget: { value: chosen } }) =>
                onChange(list?.find(({ id }) => String(id) === chosen)?.id)
              }
            >
              {emptyText !== undefined && <option value="">{emptyText}</option>}
              {groups?.map(({ heading, options: own }) => (
                <optgroup key={heading} label={heading}>
                  {own.map(drawOption)}
                </optgroup>
              )) ?? list?.map(drawOption)}
            </select>
            <ChevronDown
              aria-hidden="true"
              size={18}
              className="absolute right-3 top-1/2 -translate-y-1/2 pointer-events-none text-muted"
            />
          </span>
          {retry && (
            <Button look="secondary" className="self-start" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}
