import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { setPasswordBody } from './account-schemas.ts';

const EMPTY = { password: '', password_confirmation: '' };

/** The first password of a guardian who signs in by code. */
export function SetPasswordForm() {
  const { t } = useTranslation('settings');
  const showToast = useToast();
  const { api, refresh } = useSession();
  const saved = useSavedForm<typeof EMPTY, typeof setPasswordBody._output>({
    name: 'set-password',
    isSecret: true,
    schema: setPasswordBody,
    defaults: EMPTY,
    send: async (body) => {
      const { message } = await api.call('setPassword', { body });
      showToast(message, 'success');
      await refresh();
    },
  });
  return (
    <SavedForm
      saved={saved}
      label={t('setPassword.title')}
      submitText={t('setPassword.send')}
      sendingText={t('password.updating')}
    >
      <PasswordField
        label={t('setPassword.password')}
        hint={t('password.hint')}
        autoComplete="new-password"
        {...saved.typed('password')}
      />
      <PasswordField
        label={t('setPassword.password_confirmation')}
        autoComplete="new-password"
        {...saved.typed('password_confirmation')}
      />
    </SavedForm>
  );
}
