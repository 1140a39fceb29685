import { useEffect, useState } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

type Params = URLSearchParams | Record<string, string>;
type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, as they were asked for last: a slow device takes a second to draw the
 * next address, and whatever is pressed or typed meanwhile stands on what was chosen before it.
 */
export function useAddressParams(first?: Record<string, string>) {
  const { key } = useLocation();
  const [ofAddress, setOfAddress] = useSearchParams(first);
  const [asked, setAsked] = useState<{ at: string; params: URLSearchParams }>();
  // Back leads to the key again, not to what was asked for there, which may not even be drawn yet.
  useEffect(() => {
    const forget = () => setAsked(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  if (asked && asked.at !== key) setAsked(undefined);
  const params = asked?.at === key ? asked.params : ofAddress;
  const setParams = (next: Params | Change, options?: NavigateOptions) => {
    const written = typeof next === 'function' ? next(params) : new URLSearchParams(next);
    setAsked({ at: key, params: written });
    setOfAddress(written, options);
  };
  return [params, setParams] as const;
}
