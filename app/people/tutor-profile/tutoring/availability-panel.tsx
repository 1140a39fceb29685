import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useAfterProfileSave } from '#app/people/account/after-profile-save.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import {
  DAYS,
  fromAvailabilityBits,
  toAvailabilityBits,
} from '#core/people/profile/availability.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { availabilityBody } from '../forms/profile-schemas.ts';
import { AvailabilityGrid } from './availability-grid.tsx';
import { AvailabilityPresets } from './availability-presets.tsx';
import type { AvailabilityValues } from './availability-values.ts';

/** Seven days by four times. */
export function AvailabilityPanel({ profile: { availability } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  // The step says it already.
  const isLed = useAfterProfileSave() !== null;
  // In the order of the week, all seven, whatever the answer holds.
  const rows = fromAvailabilityBits(toAvailabilityBits(availability.data));
  const saved = useSavedForm<AvailabilityValues, typeof availabilityBody._output>({
    name: 'tutoring-availability',
    schema: availabilityBody,
    defaults: {
      day: [...DAYS],
      morning: rows.map(({ morning }) => morning),
      noon: rows.map(({ noon }) => noon),
      afternoon: rows.map(({ afternoon }) => afternoon),
      evening: rows.map(({ evening }) => evening),
    },
    send: async (body) => onSaved(await api.call('saveAvailability', { body })),
  });

  return (
    <ProfileForm saved={saved} label={t('sections.availability')}>
      {!availability.is_updated && !isLed && (
        <p className="text-muted">{t('availability.empty')}</p>
      )}
      {!isLed && <p className="text-muted text-sm">{t('availability.hint')}</p>}
      <AvailabilityPresets values={saved.values} onChange={saved.set} />
      <AvailabilityGrid values={saved.values} onChange={saved.set} />
    </ProfileForm>
  );
}
