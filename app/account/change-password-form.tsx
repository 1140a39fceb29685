import { PasswordField } from '#ui/field/password-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { SavedForm } from '../form/saved-form.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useSession } from '../session/session-provider.tsx';
import { changePasswordBody } from './account-schemas.ts';

const EMPTY = { current_password: '', new_password: '', new_password_confirmation: '' };

/** A new password; the server then ends every other session. Source: tutor-and-parent-areas §5. */
export function ChangePasswordForm() {
  const texts = useTexts('settings');
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
  const field = (name: keyof typeof EMPTY, autoComplete: string, hint?: string) => (
    <PasswordField
      label={texts(`password.${name}`)}
      hint={hint}
      autoComplete={autoComplete}
      value={saved.values[name]}
      onChange={(event) => saved.set(name, event.currentTarget.value)}
      error={saved.errorOf(name)}
    />
  );

  return (
    <SavedForm
      saved={saved}
      label={texts('tabs.change-password')}
      submitText={texts('password.update')}
      sendingText={texts('password.updating')}
    >
      {field('current_password', 'current-password')}
      {field('new_password', 'new-password', texts('password.hint'))}
      {field('new_password_confirmation', 'new-password')}
    </SavedForm>
  );
}
