import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { tryFile } from '#app/ground/late/try-file.ts';
import { distanceKm, type Point } from '#core/ground/geo/distance.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useOwnPlace } from './own-place.ts';

/** Km. Who stands in the middle of an area is not nowhere from it. */
const LEAST = 0.1;

/** A card's area and city, by their names in the reader's language; null where a tutor has named none. */
interface NamedPlace {
  location: { location_name: string } | null;
  city: { city_name: string } | null;
}

const keyOf = (city: string, area: string) => `${city}\n${area}`;

/**
 * Returns how far a card's area is from the reader, in words; undefined until they have pressed "Distance
 * from me". It is counted here, so that the place of the reader stays with the reader.
 */
export function useDistanceText() {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const lang = useLang();
  const own = useOwnPlace();
  const { data: middles } = useAnswer(own && ['areaMiddles', lang], async () => {
    const { cities, default: areas } = await tryFile(() => import('virtual:porua-places'));
    const nameIn = (one: { name: string; name_bn: string }) =>
      lang === 'bn' ? one.name_bn : one.name;
    const cityNames = new Map(cities.map((city) => [city.id, nameIn(city)]));
    return new Map<string, Point>(
      areas.map((area) => [keyOf(cityNames.get(area.cityId) ?? '', nameIn(area)), area]),
    );
  });
  return useCallback(
    ({ city, location }: NamedPlace) => {
      const middle = middles?.get(keyOf(city?.city_name ?? '', location?.location_name ?? ''));
      if (!own || !middle) return undefined;
      const km = Math.max(LEAST, Math.round(distanceKm(own, middle) * 10) / 10);
      return t('near.kmFromYou', { n: format.number(km) });
    },
    [own, middles, t, format],
  );
}
