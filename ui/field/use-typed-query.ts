import { useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';

/** The search waits for the typing to stop. Source: docs/requirements/market/job-board.md, "Filters". */
const DEBOUNCE_MS = 300;

/** Returns what is typed into a combobox, and what of it is worth a request. */
export function useTypedQuery() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const query = useDebounced(wanted, DEBOUNCE_MS);
  return { wanted, query, isSettled: query === wanted, onType: setTyped };
}
