import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#app/ground/files/picture-field.tsx';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useForm } from '#app/ground/form/use-form.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { STATEMENT_MAX } from '#core/people/account/number-change.ts';
import type { OwnNumberChange } from '#core/people/api/number-change.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { CancelChange } from './cancel-change.tsx';

interface AskStaffStepProps {
  change: OwnNumberChange;
  onSent(): Promise<void>;
}

/** Asks somebody who has lost the old number for what staff know them by. */
export function AskStaffStep({ change, onSent }: AskStaffStepProps) {
  const { t } = useTranslation('numberChange');
  const { api } = useEnvironment();
  const { user } = useSession();
  const showToast = useToast();
  const [picture, setPicture] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const isNeeded = change.needs_picture;
  const draft = useDraft('number-change');
  const saved = useForm({
    draft,
    // Most who change their number never come here.
    schema: () => import('./ask-staff-schema.ts').then(({ askStaffBody }) => askStaffBody),
    defaults: { statement: '' },
    wordsOf: () => t('statementMissing'),
    send: async ({ statement }) => {
      const { message } = await api.call('askForNumberChange', { body: { statement, picture } });
      showToast(message, 'success');
      await onSent();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const lacks = isNeeded && picture === undefined;
    setMissing(lacks);
    if (lacks) event.preventDefault();
    else await saved.submit(event);
  };
  return (
    <>
      <SavedForm
        saved={{ ...saved, submit }}
        label={t('askTitle')}
        submitText={t('send')}
        sendingText={t('sending')}
      >
        <h3 className="text-base font-semibold">{t('askTitle')}</h3>
        <TextAreaField
          label={t('statement')}
          hint={t(user?.type === 'tutor' ? 'statementHintTutor' : 'statementHint')}
          rows={5}
          maxLength={STATEMENT_MAX}
          value={saved.values.statement}
          error={saved.errorOf('statement')}
          onChange={(event) => saved.set('statement', event.currentTarget.value)}
        />
        <PictureField
          words={{
            label: t(isNeeded ? 'picture' : 'pictureOptional'),
            pick: t('pick'),
            pickOther: t('pickOther'),
            remove: t('remove'),
            preview: t('preview'),
            opening: t('opening'),
          }}
          value={picture}
          error={isMissing ? t('pictureMissing') : undefined}
          onChange={(next) => {
            setPicture(next);
            setMissing(false);
          }}
        />
        <p className="text-muted text-sm">{t('pictureUse')}</p>
      </SavedForm>
      <CancelChange onCancelled={onSent} />
    </>
  );
}
