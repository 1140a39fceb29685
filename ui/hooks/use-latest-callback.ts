import { useRef, useState } from 'react';

/**
 * One function for as long as the component lives that does what the newest `callback` does. For what
 * answers late (a device, a stream, a listener): it sees the state as it is by then, not as it was
 * when it was asked.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
