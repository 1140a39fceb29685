import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { distanceKm } from '#core/geo/distance.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Spec public-site §4: what is nearer to the last position is no movement. */
const STEP_METRES = 100;
/** Spec public-site §4: an update follows the movement after this. */
const DELAY_MS = 5000;
/** About ten metres; more is nobody's business. */
const DECIMALS = 4;

/** The names of the spec's call. */
export interface Coordinates {
  lat: number;
  lon: number;
}
type Status = 'waiting' | 'updating' | 'updated' | 'updateError' | 'locationError' | 'unsupported';

const metres = (one: Coordinates, other: Coordinates) =>
  1000 *
  distanceKm(
    { latitude: one.lat, longitude: one.lon },
    { latitude: other.lat, longitude: other.lon },
  );

/** Follows the device while this is shown, and sends where it is when it has moved far enough. */
export function usePositionUpdates(first: Coordinates | null) {
  const { api } = useEnvironment();
  const [status, setStatus] = useState<Status>('waiting');
  const [sent, setSent] = useState(first);
  const last = useRef(first);

  useEffect(() => {
    if (!navigator.geolocation) {
      setStatus('unsupported');
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const send = async (position: Coordinates) => {
      setStatus('updating');
      try {
        await api.call('updatePosition', { body: position });
        if (isOver) return;
        last.current = position;
        setSent(position);
        setStatus('updated');
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!isOver) setStatus('updateError');
      }
    };

    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const here = {
          lat: Number(coords.latitude.toFixed(DECIMALS)),
          lon: Number(coords.longitude.toFixed(DECIMALS)),
        };
        clearTimeout(timer);
        if (last.current && metres(last.current, here) < STEP_METRES) {
          setStatus('updated');
          return;
        }
        timer = setTimeout(() => void send(here), DELAY_MS);
      },
      () => setStatus('locationError'),
      { maximumAge: 60_000 },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      navigator.geolocation.clearWatch(watch);
    };
  }, [api]);

  return { status, sent };
}
