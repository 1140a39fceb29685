import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { AccountFields, type AccountValues } from '#app/people/account/account-fields.tsx';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { accountInfoBody } from '#app/people/tutor-profile/forms/profile-schemas.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useEnvironment } from '#ui/environment.tsx';

export function AccountForm({ profile }: { profile: TutorProfile }) {
  const { t } = useTranslation('settings');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<AccountValues, typeof accountInfoBody._output>({
    name: 'account-info',
    schema: accountInfoBody,
    defaults: {
      name: profile.name,
      email: profile.email ?? profile.email_pending ?? '',
      gender: profile.gender ?? 0,
    },
    toasts: true,
    send: async (body) => onSaved(await api.call('updateAccountInfo', { body })),
    whenFailed: t('account.failed'),
  });

  return (
    <SavedForm
      saved={saved}
      label={t('tabs.personal-info')}
      submitText={t('account.save')}
      sendingText={t('account.saving')}
    >
      <AccountFields
        saved={saved}
        phone={profile.phone_no}
        email={profile}
        changeNumberPath="/tutor/settings/change-number"
      />
    </SavedForm>
  );
}
