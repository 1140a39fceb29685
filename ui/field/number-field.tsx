import { useEffect, useRef, useState } from 'react';
import { toDigitsOf, toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { useLang } from '../i18n/use-lang.ts';
import { TextField } from './text-field.tsx';

interface NumberFieldProps {
  label: string;
  isRequired?: boolean | undefined;
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

/**
 * A whole number typed in either script; what was typed stays as it was typed, what is given is written
 * in the reader's digits.
 */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const lang = useLang();
  const written = value === undefined ? '' : toDigitsOf(lang, String(value));
  const [text, setText] = useState(written);
  const given = useRef({ value, lang });
  useEffect(() => {
    const { current } = given;
    if (Object.is(current.value, value) && current.lang === lang) return;
    given.current = { value, lang };
    if (!Number.isNaN(value)) setText(written);
  }, [value, lang, written]);

  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(event) => {
        const next = read(event.currentTarget.value);
        given.current = { value: next, lang };
        setText(event.currentTarget.value);
        onChange(next);
      }}
    />
  );
}
