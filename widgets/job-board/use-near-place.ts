import type { Place } from '#core/api/schemas/lookup.ts';
import type { JobFilter } from '#core/jobs/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';

/** The known area around which the board searches; its name is read from the position in the filter. */
export function useNearPlace({ latitude, longitude }: JobFilter): Place | undefined {
  const isSet = latitude !== undefined && longitude !== undefined;
  const { data } = useApi('nearestPlace', isSet ? { query: { latitude, longitude } } : null);
  return (isSet && data?.place) || undefined;
}
