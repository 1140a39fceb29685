import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { withChange } from './with-change.ts';

/** Filters and page of a list in the console, in its URL. Back leads to the page before, not to a filter. */
export function useListAddress() {
  const [params, setParams] = useAddressParams();
  const change = (changes: Record<string, string | number | undefined>) =>
    setParams((now) => withChange(now, changes), { replace: !('page' in changes) });
  return { params, change };
}
