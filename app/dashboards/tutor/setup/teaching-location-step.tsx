import { useTranslation } from 'react-i18next';
import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import { withUsualStyle } from '#app/people/tutor-profile/tutoring/with-usual-style.ts';
import type { Job } from '#core/market/api/job.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import {
  MAX_PREFERRED_LOCATIONS,
  MINIMUM_EXPECTED_SALARY,
} from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { NearbyAreas } from './nearby-areas.tsx';
import { teachingLocationBody } from './setup-schemas.ts';
import { useSetupSaved } from './use-setup-saved.ts';

interface TeachingValues {
  city_id?: number | undefined;
  preferred_location_id: number[];
  expected_salary?: number | undefined;
  tutoring_style: number[];
  tutoring_place: number[];
}

/** City, areas and salary. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
export function TeachingLocationStep() {
  const jobId = useApplyWish();
  const { data: job, isLoading } = useApi('getJob', jobId === null ? null : { params: { jobId } });
  const profile = useApi('getTutorProfile', {});
  const skeleton = <Skeleton className="w-full h-[320px]" />;
  if (isLoading) return skeleton;
  return (
    <AsyncView response={profile} skeleton={skeleton}>
      {(loaded) => <TeachingForm job={job} profile={withUsualStyle(loaded)} />}
    </AsyncView>
  );
}

interface TeachingFormProps {
  job: Job | undefined;
  profile: TutorProfile;
}

/** Begins with area and salary of the tuition that waits, and with the usual style. */
function TeachingForm({ job, profile: { salary_and_style: style } }: TeachingFormProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { api } = useEnvironment();
  const { user } = useSession();
  const onSaved = useSetupSaved();
  const cities = useApi('listCities', {});
  const styles = useApi('listTutoringStyles', {});
  const places = useApi('listTutoringPlaces', {});
  const saved = useSavedForm<TeachingValues, typeof teachingLocationBody._output>({
    name: 'setup-teaching',
    schema: teachingLocationBody,
    defaults: {
      city_id: user?.tutor?.city?.id,
      preferred_location_id: job && job.city.id === user?.tutor?.city?.id ? [job.location.id] : [],
      expected_salary:
        job && job.actual_salary >= MINIMUM_EXPECTED_SALARY ? job.actual_salary : undefined,
      tutoring_style: style.tutoring_style.map(({ id }) => id),
      tutoring_place: style.tutoring_place.map(({ id }) => id),
    },
    whenMissing: {
      city_id: t('errors.city'),
      preferred_location_id: t('errors.areas'),
    },
    send: async (body) => onSaved(await api.call('saveTeachingLocation', { body })),
  });
  const { values, set, fill, errorOf, field } = saved;
  const areas = useApi(
    'listLocations',
    values.city_id === undefined ? null : { query: { city_id: values.city_id } },
  );
  const chosen = values.preferred_location_id;

  return (
    <SavedForm
      saved={saved}
      label={t('steps.teaching-location.title')}
      submitText={t('save')}
      sendingText={t('saving')}
    >
      <SelectField
        label={t('fields.city')}
        emptyText={t('choose')}
        options={cities}
        value={values.city_id}
        onChange={(city_id) => fill({ city_id, preferred_location_id: [] })}
        error={errorOf('city_id')}
      />
      <NearbyAreas
        cityId={values.city_id}
        chosen={chosen}
        onAdd={(ids) => set('preferred_location_id', [...new Set([...chosen, ...ids])])}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('chosenAreas')} className="flex flex-wrap gap-2">
          {areas.data
            ?.filter(({ id }) => chosen.includes(id))
            .map(({ id, text }) => (
              <li key={id} className="max-w-full">
                <Chip
                  text={text}
                  removeLabel={t('removeArea', { name: text })}
                  onRemove={() =>
                    set(
                      'preferred_location_id',
                      chosen.filter((other) => other !== id),
                    )
                  }
                />
              </li>
            ))}
        </ul>
      )}
      <CheckboxListField
        legend={t('fields.areas')}
        hint={
          values.city_id === undefined
            ? t('areasNeedCity')
            : t('areasHint', {
                chosen: format.number(chosen.length),
                n: format.number(MAX_PREFERRED_LOCATIONS),
              })
        }
        options={areas}
        {...field('preferred_location_id')}
      />
      <NumberField
        label={t('fields.salary')}
        hint={t('salaryHint', { least: format.money(MINIMUM_EXPECTED_SALARY) })}
        {...field('expected_salary')}
      />
      <CheckboxListField legend={t('fields.style')} options={styles} {...field('tutoring_style')} />
      <CheckboxListField legend={t('fields.place')} options={places} {...field('tutoring_place')} />
    </SavedForm>
  );
}
