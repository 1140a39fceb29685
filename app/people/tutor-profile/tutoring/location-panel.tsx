import { useTranslation } from 'react-i18next';
import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { MAX_PREFERRED_LOCATIONS } from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { ProfileForm } from '../forms/profile-form.tsx';
import { preferredLocationBody } from '../forms/profile-schemas.ts';
import { chosenFirst } from './chosen-first.ts';

interface LocationValues {
  city_id?: number | undefined;
  preferred_location_id: number[];
}

/** City and areas the tutor teaches in. */
export function LocationPanel({ profile: { tutoring_location } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const cities = useApi('listCities', {});
  const saved = useSavedForm<LocationValues, typeof preferredLocationBody._output>({
    name: 'tutoring-location',
    schema: preferredLocationBody,
    defaults: {
      city_id: tutoring_location.city?.id,
      preferred_location_id: tutoring_location.preferred_location.map(({ id }) => id),
    },
    send: async (body) => onSaved(await api.call('savePreferredLocation', { body })),
  });
  const { values, fill, errorOf, field } = saved;
  const areas = useApi(
    'listLocations',
    values.city_id === undefined ? null : { query: { city_id: values.city_id } },
  );

  return (
    <ProfileForm saved={saved} label={t('sections.location')}>
      <SelectField
        label={t('location.city')}
        emptyText={t('choose')}
        options={cities}
        value={values.city_id}
        onChange={(city_id) => fill({ city_id, preferred_location_id: [] })}
        error={errorOf('city_id')}
      />
      <CheckboxListField
        legend={t('location.areas')}
        hint={
          values.city_id === undefined
            ? t('location.cityFirst')
            : t('location.most', {
                chosen: format.number(values.preferred_location_id.length),
                n: format.number(MAX_PREFERRED_LOCATIONS),
              })
        }
        options={{
          ...areas,
          data: areas.data && chosenFirst(areas.data, tutoring_location.preferred_location),
        }}
        {...field('preferred_location_id')}
      />
    </ProfileForm>
  );
}
