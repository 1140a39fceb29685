import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { changePasswordBody } from './account-schemas.ts';

const EMPTY = { current_password: '', new_password: '', new_password_confirmation: '' };

/**
 * A new password; the server then ends every other session.
 * Source: docs/requirements/people/accounts.md, "Forgotten password".
 */
export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const showToast = useToast();
  const { api } = useSession();
  const saved = useSavedForm<typeof EMPTY, typeof changePasswordBody._output>({
    name: 'change-password',
    isSecret: true,
    schema: changePasswordBody,
    defaults: EMPTY,
    send: async (body) => {
      const { message } = await api.call('changePassword', { body });
      showToast(message, 'success');
    },
  });
  return (
    <SavedForm
      saved={saved}
      label={t('tabs.change-password')}
      submitText={t('password.update')}
      sendingText={t('password.updating')}
    >
      <PasswordField
        label={t('password.current_password')}
        autoComplete="current-password"
        {...saved.typed('current_password')}
      />
      <PasswordField
        label={t('password.new_password')}
        hint={t('password.hint')}
        autoComplete="new-password"
        {...saved.typed('new_password')}
      />
      <PasswordField
        label={t('password.new_password_confirmation')}
        autoComplete="new-password"
        {...saved.typed('new_password_confirmation')}
      />
    </SavedForm>
  );
}
