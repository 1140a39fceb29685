/** One clock for everything on a page, for texts such as "3 minutes ago". */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Parts of what the server drew are taken over one after another: until then all go by its time. */
const TAKEN_OVER_WITHIN_MS = 10_000;

const NowContext = createContext(0);

/** `first`: the time to begin with, where a server has drawn the same before. */
export function NowProvider({
  first,
  children,
}: {
  first: number | undefined;
  children: ReactNode;
}) {
  const [now, setNow] = useState(() => first ?? Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, MINUTE_MS);
    const catchUp = first === undefined ? undefined : setTimeout(tick, TAKEN_OVER_WITHIN_MS);
    // Timers of a page that was put away stand still.
    const wake = () => document.visibilityState === 'visible' && tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      clearInterval(timer);
      clearTimeout(catchUp);
    };
  }, [first]);
  return <NowContext.Provider value={now}>{children}</NowContext.Provider>;
}

/** The time, minute by minute. */
export const useNow = (): number => useContext(NowContext);
