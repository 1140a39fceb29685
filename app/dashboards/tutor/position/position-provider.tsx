import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { type Coordinates, createPositionSender } from './position-sender.ts';
import { useGeolocationBlocked } from './use-geolocation-blocked.ts';

/**
 * Milliseconds for the device to answer. Source: docs/requirements/dashboards/tutor-area.md,
 * "Position".
 */
const TIMEOUT_MS = 5000;
/** The decimals of a position: about ten metres; more is nobody's business. */
const DECIMALS = 4;

type Status = 'waiting' | 'updating' | 'updated' | 'updateError' | 'locationError' | 'unsupported';
interface Updates {
  status: Status;
  sent: Coordinates | null;
}

const Context = createContext<Updates>({ status: 'waiting', sent: null });
export const usePositionUpdates = () => useContext(Context);

/** Sends the position in the whole tutor area, for tutors who share their location. */
export function PositionProvider({ children }: { children: ReactNode }) {
  const { data } = useApi('getPosition', {});
  const updates = useUpdates(data?.is_tracking ?? false, data?.position ?? null);
  return <Context.Provider value={updates}>{children}</Context.Provider>;
}

/** Follows the device, and sends where it is when it has moved far enough. */
function useUpdates(isTracking: boolean, first: Coordinates | null): Updates {
  const { api } = useEnvironment();
  const isBlocked = useGeolocationBlocked();
  const [status, setStatus] = useState<Status>('waiting');
  const [sent, setSent] = useState<Coordinates | null>(null);
  const start = useRef(first);
  start.current = sent ?? first;

  useEffect(() => {
    if (!isTracking) return;
    if (!navigator.geolocation) return setStatus('unsupported');
    // Asking a device that refuses brings an error each time.
    if (isBlocked) return setStatus('locationError');
    let isOver = false;
    const note = (next: Status) => {
      if (!isOver) setStatus(next);
    };
    note('waiting');
    const sender = createPositionSender(start.current, async (position) => {
      note('updating');
      try {
        await api.call('updatePosition', { body: position });
        if (!isOver) setSent(position);
        note('updated');
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        note('updateError');
        return false;
      }
    });
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const here = {
          lat: Number(coords.latitude.toFixed(DECIMALS)),
          lon: Number(coords.longitude.toFixed(DECIMALS)),
        };
        if (!sender.moveTo(here)) note('updated');
      },
      () => note('locationError'),
      { maximumAge: 60_000, timeout: TIMEOUT_MS },
    );
    return () => {
      isOver = true;
      sender.stop();
      navigator.geolocation.clearWatch(watch);
    };
  }, [api, isTracking, isBlocked]);

  // The person who stops has it deleted.
  return { status, sent: isTracking ? (sent ?? first) : null };
}
