import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { LatePlaceMap } from '#app/ground/map/late-place-map.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { PlaceCombobox } from '#widgets/place/place-combobox.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import { type HomeValues, NO_HOME } from './home-values.ts';
import { tutorLocationBody } from './setup-schemas.ts';
import { useDevicePosition } from './use-device-position.ts';
import { usePlaceName } from './use-place-name.ts';
import { useSetupSaved } from './use-setup-saved.ts';

/**
 * Asks where the tutor lives: by search, on the map or by the device.
 * Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
export function TutorLocationStep() {
  const { t } = useTranslation('setup');
  const { t: board } = useTranslation('boardControls');
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const saved = useSavedForm<HomeValues, typeof tutorLocationBody._output>({
    name: 'setup-home',
    schema: tutorLocationBody,
    defaults: NO_HOME,
    send: async (body) => onSaved(await api.call('saveTutorLocation', { body })),
  });
  const { values, fill: choose } = saved;
  const { isNaming, nameOf } = usePlaceName();

  const pick = async (point: { latitude: number; longitude: number }) => {
    choose({ ...NO_HOME, ...point });
    choose({ ...point, ...(await nameOf(point)) });
  };
  // The device's location is saved at once, without a further press.
  const device = useDevicePosition(async (point) => {
    await pick(point);
    await saved.submit();
  });

  const hasPoint = values.latitude !== undefined && values.longitude !== undefined;
  const problem = saved.errorOf('latitude') ?? saved.errorOf('location_id');
  return (
    <SavedForm
      saved={saved}
      label={t('steps.tutor-location.title')}
      submitText={t('saveLocation')}
      sendingText={t('saving')}
    >
      <PlaceCombobox
        label={t('searchHome')}
        hint={board('near.hint')}
        error={problem && (hasPoint ? problem : t('errors.location'))}
        chosen={values.location_name}
        onChoose={({ latitude, longitude, description, location_id }) =>
          choose({
            latitude,
            longitude,
            location_name: description,
            location_id: location_id ?? undefined,
          })
        }
        onClear={() => choose(NO_HOME)}
      />
      <div className="flex flex-col items-start gap-2">
        <Button
          look="secondary"
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isBusy={device.isLocating}
          onClick={device.locate}
        >
          {t(device.isLocating ? 'device.locating' : 'device.use')}
        </Button>
        {!device.problem && (
          <p className="text-muted text-xs">
            {t(device.isBlocked ? 'device.denied' : 'device.hint')}
          </p>
        )}
        {device.problem && (
          <p role="alert" className="text-danger text-sm">
            {t(`device.${device.problem}`)}
          </p>
        )}
      </div>
      <LatePlaceMap
        point={
          values.latitude !== undefined && values.longitude !== undefined
            ? { latitude: values.latitude, longitude: values.longitude }
            : null
        }
        label={t('map.label')}
        hint={t('map.hint')}
        onPick={(point) => void pick(point)}
      />
      <ChosenPlace home={values} isNaming={isNaming} />
    </SavedForm>
  );
}
