import { type FormEvent, useState } from 'react';
import { PictureField } from '#app/ground/files/picture-field.tsx';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useForm } from '#app/ground/form/use-form.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { STATEMENT_MAX } from '#core/people/account/number-change.ts';
import type { OwnNumberChange } from '#core/people/api/number-change.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { CancelChange } from './cancel-change.tsx';

interface AskStaffStepProps {
  change: OwnNumberChange;
  onSent(): Promise<void>;
}

/** Asks somebody who has lost the old number for what staff know them by. */
export function AskStaffStep({ change, onSent }: AskStaffStepProps) {
  const texts = useTexts('numberChange');
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
    wordsOf: () => texts('statementMissing'),
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
        label={texts('askTitle')}
        submitText={texts('send')}
        sendingText={texts('sending')}
      >
        <h3 className="text-base font-semibold">{texts('askTitle')}</h3>
        <TextAreaField
          label={texts('statement')}
          hint={texts(user?.type === 'tutor' ? 'statementHintTutor' : 'statementHint')}
          rows={5}
          maxLength={STATEMENT_MAX}
          value={saved.values.statement}
          error={saved.errorOf('statement')}
          onChange={(event) => saved.set('statement', event.currentTarget.value)}
        />
        <PictureField
          words={{
            label: texts(isNeeded ? 'picture' : 'pictureOptional'),
            pick: texts('pick'),
            pickOther: texts('pickOther'),
            remove: texts('remove'),
            preview: texts('preview'),
            opening: texts('opening'),
          }}
          value={picture}
          error={isMissing ? texts('pictureMissing') : undefined}
          onChange={(next) => {
            setPicture(next);
            setMissing(false);
          }}
        />
        <p className="text-muted text-sm">{texts('pictureUse')}</p>
      </SavedForm>
      <CancelChange onCancelled={onSent} />
    </>
  );
}
