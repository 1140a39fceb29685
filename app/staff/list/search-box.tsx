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

/** Searches when the typing stands still; `f` leads here. */
export function SearchBox({ label, hint, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, SETTLE_MS);
  const [searched, setSearched] = useState(value);
  const search = useLatestCallback(onChange);
  useEffect(() => {
    if (settled === searched) return;
    setSearched(settled);
    search(settled.trim());
  }, [settled, searched, search]);
  // Another filter, chosen elsewhere, has its own words.
  const latest = useRef(settled);
  latest.current = settled;
  useEffect(() => {
    if (value === latest.current.trim()) return;
    setText(value);
    setSearched(value);
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
