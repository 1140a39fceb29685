import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Point } from '#core/ground/geo/distance.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { HomeValues } from './home-values.ts';

type PlaceName = Pick<HomeValues, 'location_name' | 'location_id'>;
const NO_NAME: PlaceName = { location_name: '', location_id: undefined };

/** Names a point by the nearest known area. A point without a name can still be saved. */
export function usePlaceName() {
  const { t } = useTranslation('setup');
  const { api } = useEnvironment();
  const showToast = useToast();
  const [isNaming, setNaming] = useState(false);
  const asked = useRef(0);

  const nameOf = async ({ latitude, longitude }: Point): Promise<PlaceName> => {
    asked.current += 1;
    const turn = asked.current;
    setNaming(true);
    try {
      const { place } = await api.call('nearestPlace', { query: { latitude, longitude } });
      if (!place) return NO_NAME;
      return { location_name: place.description, location_id: place.location_id ?? undefined };
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast(t('errors.placeName'), 'error');
      return NO_NAME;
    } finally {
      if (turn === asked.current) setNaming(false);
    }
  };

  return { isNaming, nameOf };
}
