import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { countLetters } from '#core/ground/text/count-letters.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import { SIGNED_NAME_MAX, SIGNED_NAME_MIN } from '#core/tuition/teaching/signed-name.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface SignFormProps {
  letter: Letter;
  /** Reads the letter again after signing, or where there is a newer version. */
  onOutdated(): Promise<unknown>;
}

/** Agreeing to the terms of the newest letter with one's own name. */
export function SignForm({ letter, onOutdated }: SignFormProps) {
  const { t } = useTranslation('letters');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { values, errorOf, change, submit, isBusy, problem } = useFields(
    { name: '' },
    ({ name }) => (countLetters(name) < SIGNED_NAME_MIN ? { name: t('sign.short') } : {}),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(async () => {
      try {
        const { message } = await api.call('signLetter', {
          params: { id: letter.tuition_id },
          body: { version: letter.version, name: values.name.trim() },
        });
        showToast(message, 'success');
        await onOutdated();
      } catch (error) {
        // The newer version is shown, to be read and signed.
        if (isApiError(error) && error.code === 'version_conflict') await onOutdated();
        throw error;
      }
    });
  };
  return (
    <Card as="section">
      <form noValidate onSubmit={send} className="flex flex-col gap-3">
        <h2 className="text-lg">{t('sign.title')}</h2>
        <p className="text-muted">{t('sign.lead')}</p>
        <TextField
          label={t('sign.name')}
          autoComplete="name"
          maxLength={SIGNED_NAME_MAX}
          value={values.name}
          error={errorOf('name') ?? problem}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Button type="submit" className="self-start" isBusy={isBusy}>
          {t(isBusy ? 'sign.doing' : 'sign.do')}
        </Button>
      </form>
    </Card>
  );
}
