import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { AccountFields, type AccountValues } from '#app/people/account/account-fields.tsx';
import { parentProfileBody } from '#app/people/account/account-schemas.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { GUARDIAN_ABOUT_MAX } from '#core/people/account/guardian-about-max.ts';
import type { ParentProfile } from '#core/people/api/parent-profile.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

interface PersonalValues extends AccountValues {
  additional_phone_number: string;
  about: string;
}

export function PersonalForm({ profile }: { profile: ParentProfile }) {
  const { t } = useTranslation('settings');
  const { t: guardian } = useTranslation('guardianProfile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<PersonalValues, typeof parentProfileBody._output>({
    name: 'parent-profile',
    schema: parentProfileBody,
    defaults: {
      name: profile.name,
      email: profile.email ?? profile.email_pending ?? '',
      gender: profile.gender ?? 0,
      additional_phone_number: profile.additional_phone_number ?? '',
      about: profile.about ?? '',
    },
    send: async (body) => onSaved(await api.call('updateParentProfile', { body })),
  });

  return (
    <SavedForm
      saved={saved}
      label={t('tabs.personal-info')}
      submitText={t('account.updateProfile')}
      sendingText={t('account.saving')}
    >
      <AccountFields
        saved={saved}
        phone={profile.phone_no}
        email={profile}
        changeNumberPath="/parent/dashboard/profile/settings/change-number"
      />
      <TextField
        label={guardian('additionalPhone')}
        hint={guardian('additionalPhoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...saved.typed('additional_phone_number')}
      />
      <TextAreaField
        label={t('account.about')}
        maxLength={GUARDIAN_ABOUT_MAX}
        rows={4}
        value={saved.values.about}
        onChange={(event) => saved.set('about', event.currentTarget.value)}
        error={saved.errorOf('about')}
      />
    </SavedForm>
  );
}
