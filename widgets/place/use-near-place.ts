import type { Place } from '#core/api/schemas/lookup.ts';
import { useApi } from '#ui/api/use-api.ts';

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The known area around which a list is searched; its name is read from the position in the filter. */
export function useNearPlace({ latitude, longitude }: Position): Place | undefined {
  const isSet = latitude !== undefined && longitude !== undefined;
  const { data } = useApi('nearestPlace', isSet ? { query: { latitude, longitude } } : null);
  return (isSet && data?.place) || undefined;
}
