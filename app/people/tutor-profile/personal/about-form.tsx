import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { PlainField } from '../forms/plain-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { personalPartBody } from '../forms/profile-schemas.ts';
import type { PersonalFormProps } from './personal-form-props.ts';

/** The text about oneself, which everybody reads. */
export function AboutForm({ info }: PersonalFormProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<{ about_yourself: string }, typeof personalPartBody.about._output>({
    name: 'personal-about',
    schema: personalPartBody.about,
    defaults: { about_yourself: info?.about_yourself ?? '' },
    send: async (body) => onSaved(await api.call('savePersonalInfo', { body })),
    whenFailed: t('personal.failed'),
  });
  return (
    <ProfileForm saved={saved} label={t('personal.parts.about')}>
      <PlainField
        name="about_yourself"
        label={t('personal.fields.about_yourself')}
        {...saved.typed('about_yourself')}
      />
    </ProfileForm>
  );
}
