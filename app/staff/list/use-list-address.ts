import { useSearchParams } from 'react-router';
import { withChange } from './with-change.ts';

/** What a list of the console shows, kept in the address. Back leads to the page before, not to a filter. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | number | undefined>) =>
    setParams((now) => withChange(now, changes), { replace: !('page' in changes) });
  return { params, change };
}
