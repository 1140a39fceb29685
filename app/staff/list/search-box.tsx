import { useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { useDebounced } from '#ui/hooks/use-debounced.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';

interface SearchBoxProps {
  label: string;
  hint?: string;
  value: string;
  onChange(text: string): void;
}

const SETTLE_MS = 300;

/** Searches when the typing stands still; `/` leads here. */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, SETTLE_MS);
  const [told, setTold] = useState(value);
  const tell = useLatestCallback(onChange);
  useEffect(() => {
    if (settled === told) return;
    setTold(settled);
    tell(settled.trim());
  }, [settled, told, tell]);
  // Another filter, chosen elsewhere, has its own words.
  const latest = useRef(settled);
  latest.current = settled;
  useEffect(() => {
    if (value === latest.current.trim()) return;
    setText(value);
    setTold(value);
  }, [value]);
  return (
    <div data-search="">
      <TextField
        type="search"
        label={label}
        hint={hint}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}
