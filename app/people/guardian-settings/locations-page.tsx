import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlaceSketch } from '#app/ground/map/place-sketch.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { PlaceDialog } from '#widgets/hire-tutor/saved/place-dialog.tsx';
import { SavedList } from './saved-list.tsx';

export function LocationsPage() {
  const { t } = useTranslation('parent');
  const { api } = useSession();
  const response = useApi('listOwnLocations', {}, { keepsLast: true });
  return (
    <SavedList
      tab="location"
      words={(text, of) => t(`places.${text}`, { ...of })}
      icon={MapPin}
      response={response}
      nameOf={({ location_name, city_name }) => `${location_name}, ${city_name}`}
      linesOf={({ detail_address }) => (detail_address === null ? [] : [detail_address])}
      mapOf={({ latitude, longitude, location_name }) =>
        latitude !== null &&
        longitude !== null && (
          <PlaceSketch
            point={{ latitude, longitude }}
            label={t('places.map', { name: location_name })}
          />
        )
      }
      remove={(id) => api.call('deleteOwnLocation', { params: { id } })}
      form={(place, on) => <PlaceDialog {...(place && { place })} {...on} />}
    />
  );
}
