import { useEffect, useState } from 'react';

/** A second press on the button of what was before is not meant for this. */
const REST_MS = 500;

/** The half second in which what has just opened takes no press. */
export function useRest(startsResting: boolean) {
  const [isResting, setResting] = useState(startsResting);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return { isResting, rest: () => setResting(true) };
}
