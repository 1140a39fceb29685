import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Asked once more before the account goes: for the password, or a code where there is none. */
export function DeletionDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings');
  const showToast = useToast();
  const { api, user, refresh } = useSession();
  const hasPassword = user?.has_password ?? true;
  const name = hasPassword ? 'password' : 'otp';
  const { isBusy, run, fieldError, clear } = useMutation((problem, { fields }) => {
    if (!fields[name]) showToast(problem, 'error');
  });
  const [given, setGiven] = useState('');
  const [isMissing, setMissing] = useState(false);

  const sendCode = () =>
    run(async () => {
      const { message } = await api.call('sendDeletionCode', {});
      showToast(message, 'success');
    });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (given === '') return setMissing(true);
    void run(async () => {
      const { message } = await api.call('askDeletion', { body: { [name]: given } });
      await refresh();
      showToast(message, 'success');
      onClose();
    });
  };
  const field = {
    value: given,
    error: isMissing ? t('data.needed') : fieldError(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      setGiven(event.currentTarget.value);
      setMissing(false);
      clear();
    },
  };

  return (
    <Dialog title={t('data.deleteQuestion')} onClose={onClose}>
      <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
        <p>{t('data.deleteHint')}</p>
        {hasPassword ? (
          <PasswordField
            label={t('password.current_password')}
            autoComplete="current-password"
            {...field}
          />
        ) : (
          <>
            <Button look="secondary" disabled={isBusy} onClick={() => void sendCode()}>
              {t('data.sendCode')}
            </Button>
            <TextField
              label={t('data.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...field}
            />
          </>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" isBusy={isBusy}>
            {t('data.deleteButton')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
