import useSWR from 'swr';
import { distanceKm, type Point } from '#core/geo/distance.ts';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Spec §9: suggestions lie within 2 km of where the tutor lives. */
export const NEAR_KM = 2;

const KM_PER_DEGREE = 111.2;
const DIRECTIONS = 8;
const RINGS_KM = [0.8, 1.6];

/** Points around home, in steps smaller than an area: the nearest area of each is one to suggest. */
function pointsAround(home: Point): Point[] {
  const perDegree = KM_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180);
  const ring = RINGS_KM.flatMap((km) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI;
      return {
        latitude: home.latitude + (km * Math.cos(angle)) / KM_PER_DEGREE,
        longitude: home.longitude + (km * Math.sin(angle)) / perDegree,
      };
    }),
  );
  return [home, ...ring];
}

/** Known areas whose middle is within 2 km of home, nearest first. */
export function useNearbyAreas(home: Point | null) {
  const { api, lang } = useEnvironment();
  const { data } = useSWR(
    home ? ['nearby areas', lang, home.latitude, home.longitude] : null,
    async () => {
      if (!home) return [];
      const answers = await Promise.all(
        pointsAround(home).map((query) => api.call('nearestPlace', { query })),
      );
      const places = new Map(answers.flatMap(({ place }) => (place ? [[place.id, place]] : [])));
      return [...places.values()]
        .map((place) => ({ place, km: distanceKm(home, place) }))
        .filter(({ km }) => km <= NEAR_KM)
        .sort((one, other) => one.km - other.km)
        .map(({ place }) => place);
    },
    apiCacheSettings,
  );
  return data ?? [];
}
