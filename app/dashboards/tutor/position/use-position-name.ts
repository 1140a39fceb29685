import { useApi } from '#ui/api/use-api.ts';
import type { Coordinates } from './position-sender.ts';

type PositionName =
  | { state: 'known'; text: string }
  | { state: 'getting' }
  | { state: 'unknown' }
  | { state: 'error' };

/** The known area around a position that has been sent. */
export function usePositionName(position: Coordinates | null): PositionName | null {
  const { data, error } = useApi(
    'nearestPlace',
    position ? { query: { latitude: position.lat, longitude: position.lon } } : null,
  );
  if (!position) return null;
  if (error) return { state: 'error' };
  if (!data) return { state: 'getting' };
  return data.place ? { state: 'known', text: data.place.description } : { state: 'unknown' };
}
