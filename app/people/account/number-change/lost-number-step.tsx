import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import type { OwnNumberChange } from '#core/people/api/number-change.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';

interface LostNumberStepProps {
  change: OwnNumberChange;
  onBegun(): Promise<void>;
  onBack(): void;
}

/**
 * The step for people without the number of now: what happens then, and the password where there is
 * one.
 */
export function LostNumberStep({ change, onBegun, onBack }: LostNumberStepProps) {
  const { t } = useTranslation('numberChange');
  const { t: settings } = useTranslation('settings');
  const { api } = useEnvironment();
  const { isBusy, run, fieldError, message, clear } = useMutation();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { has_password: hasPassword } = change;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const lacks = hasPassword && password === '';
    setMissing(lacks);
    if (lacks) return;
    void run(async () => {
      await api.call('loseOldNumber', { body: hasPassword ? { password } : {} });
      await onBegun();
    });
  };
  const wrong = fieldError('password');
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={begin}>
      <p className="text-muted">{t('lostLead')}</p>
      {hasPassword && (
        <PasswordField
          label={settings('password.current_password')}
          autoComplete="current-password"
          value={password}
          error={isMissing ? settings('data.needed') : wrong}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setMissing(false);
            clear();
          }}
        />
      )}
      <FormProblem message={wrong ? undefined : message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t('continue')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
