import { useEffect, useRef, useState } from 'react';
import { toLatinDigits } from '#core/format/latin-digits.ts';
import { TextField } from './text-field.tsx';

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  /** NaN for what is no number, so that the form can say so. */
  onChange(value: number | undefined): void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** `6,000`, `৬০০০` and ` 6000 ` alike. */
function read(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/[\s,৳]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A whole number typed in either script; what was typed stays as it was typed. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const given = useRef(value);
  useEffect(() => {
    if (Object.is(given.current, value)) return;
    given.current = value;
    if (!Number.isNaN(value)) setText(value === undefined ? '' : String(value));
  }, [value]);

  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(event) => {
        const next = read(event.currentTarget.value);
        given.current = next;
        setText(event.currentTarget.value);
        onChange(next);
      }}
    />
  );
}
