import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { NearFilter } from './near-filter.ts';

/**
 * Returns the name of the place around which a list is searched, read from the position in the
 * filter; undefined without one.
 */
export function useNearName({ latitude, longitude }: NearFilter): string | undefined {
  const texts = useTexts('boardControls');
  const isSet = latitude !== undefined && longitude !== undefined;
  const { data } = useApi('nearestPlace', isSet ? { query: { latitude, longitude } } : null);
  if (latitude === undefined) return undefined;
  return (isSet && data?.place?.description) || texts('near.myPosition');
}
