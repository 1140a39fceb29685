import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKnownAreas } from '#app/ground/map/use-known-areas.ts';
import { findNearby } from '#core/ground/geo/find-nearby.ts';
import { MAX_PREFERRED_LOCATIONS } from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/**
 * Suggestions lie this near to where the tutor lives.
 * Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
const NEAR_KM = 2;
/** In the middle of Dhaka more areas than these lie so near; nobody reads them all. */
const SUGGESTED = 12;

interface NearbyAreasProps {
  cityId: number | undefined;
  chosen: number[];
  onAdd(ids: number[]): void;
}

/** Areas one can walk to, to choose in one go. */
export function NearbyAreas({ cityId, chosen, onAdd }: NearbyAreasProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { data: profile } = useApi('getTutorProfile', {});
  const areas = useKnownAreas();
  const home = profile?.tutoring_location.home;
  if (!home) return null;

  const left = findNearby(areas, home, NEAR_KM)
    .map(({ place }) => place)
    .filter((area) => area.cityId === cityId)
    .slice(0, SUGGESTED)
    .filter(({ id }) => !chosen.includes(id))
    .slice(0, MAX_PREFERRED_LOCATIONS - chosen.length);
  if (left.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 p-4 rounded bg-brand-soft">
      <h2 className="text-sm">{t('nearby.title', { km: format.number(NEAR_KM) })}</h2>
      <p className="text-sm">{left.map(({ name }) => name).join(', ')}</p>
      <Button
        look="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => onAdd(left.map(({ id }) => id))}
      >
        {t('nearby.add', { count: left.length, n: format.number(left.length) })}
      </Button>
    </section>
  );
}
