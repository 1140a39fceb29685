import { Plus } from 'lucide-react';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { NEAR_KM, useNearbyAreas } from './use-nearby-areas.ts';

interface NearbyAreasProps {
  cityId: number | undefined;
  chosen: number[];
  onAdd(ids: number[]): void;
}

/** Areas one can walk to, to choose in one go. */
export function NearbyAreas({ cityId, chosen, onAdd }: NearbyAreasProps) {
  const texts = useTexts('setup');
  const format = useFormat();
  const { data: profile } = useApi('getTutorProfile', {});
  const near = useNearbyAreas(profile?.tutoring_location.home ?? null);
  const left = near.flatMap(({ location_id, city_id, description }) =>
    location_id !== null && city_id === cityId && !chosen.includes(location_id)
      ? [{ id: location_id, text: description.split(',')[0] ?? description }]
      : [],
  );
  if (left.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 p-4 rounded bg-brand-soft">
      <h2 className="text-sm">{texts('nearby.title', { km: format.number(NEAR_KM) })}</h2>
      <p className="text-sm">{left.map(({ text }) => text).join(', ')}</p>
      <Button
        look="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => onAdd(left.map(({ id }) => id))}
      >
        {texts('nearby.add', { count: left.length, n: format.number(left.length) })}
      </Button>
    </section>
  );
}
