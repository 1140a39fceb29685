import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#core/api/api-client.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { PlaceDialog } from '#widgets/hire-tutor/saved/place-dialog.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { SavedItem } from './saved-item.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Place = Answer<'listOwnLocations'>['data'][number];

const nameOf = ({ location_name, city_name }: Place) => `${location_name}, ${city_name}`;

export function LocationsPage() {
  const texts = useTexts('parent');
  const showToast = useToast();
  const { api } = useSession();
  const response = useApi('listOwnLocations', {}, { keepsLast: true });
  const [edited, setEdited] = useState<Place | 'new'>();
  const [deleted, setDeleted] = useState<Place>();
  const remove = async ({ id }: Place) => {
    await api.call('deleteOwnLocation', { params: { id } });
    await response.mutate();
    showToast(texts('places.deleted'), 'success');
  };

  return (
    <SettingsFrame
      tab="location"
      isList
      lead={texts('places.lead')}
      action={
        <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setEdited('new')}>
          {texts('places.addNew')}
        </Button>
      }
    >
      <AsyncView
        response={response}
        isEmpty={({ data }) => data.length === 0}
        empty={<StatePanel icon={<MapPin size={32} />} title={texts('places.empty')} />}
      >
        {({ data }) => (
          <ul className="flex flex-col gap-3">
            {data.map((place) => (
              <li key={place.id}>
                <SavedItem
                  title={nameOf(place)}
                  lines={[
                    place.detail_address,
                    ...(place.latitude === null ? [] : [texts('places.hasPoint')]),
                  ]}
                  editText={texts('places.editOne', { name: nameOf(place) })}
                  deleteText={texts('places.deleteOne', { name: nameOf(place) })}
                  onEdit={() => setEdited(place)}
                  onDelete={() => setDeleted(place)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {edited && (
        <PlaceDialog
          {...(edited === 'new' ? {} : { place: edited })}
          onClose={() => setEdited(undefined)}
          onSaved={async () => {
            await response.mutate();
            showToast(texts('places.saved'), 'success');
          }}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={texts('places.deleteTitle')}
          confirmText={texts('delete')}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted(undefined)}
        >
          {texts('students.deleteHint')}
        </ConfirmDialog>
      )}
    </SettingsFrame>
  );
}
