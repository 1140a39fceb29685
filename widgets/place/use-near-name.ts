import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import type { NearFilter } from './near-filter.ts';

/**
 * Returns the name of the place around which a list is searched, read from the position in the
 * filter; undefined without one.
 */
export function useNearName({ latitude, longitude }: NearFilter): string | undefined {
  const { t } = useTranslation('boardControls');
  const isSet = latitude !== undefined && longitude !== undefined;
  const { data } = useApi('nearestPlace', isSet ? { query: { latitude, longitude } } : null);
  if (latitude === undefined) return undefined;
  return (isSet && data?.place?.description) || t('near.myPosition');
}
