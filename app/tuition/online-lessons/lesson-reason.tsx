import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftOf } from '#app/ground/form/use-draft.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

interface LessonReasonProps {
  /** The draft's name: the act, and the lesson. */
  name: string;
  text: string;
  /** The words on the button of the dialog, where `text` alone could be read as leaving it. */
  doText?: string;
  title: string;
  hint: string;
  onSubmit(reason: string): Promise<void>;
}

/** An act that the other side is given a reason for. */
export function LessonReason({
  name,
  text,
  doText = text,
  title,
  hint,
  onSubmit,
}: LessonReasonProps) {
  const { t } = useTranslation('onlineLessons');
  const draftOf = useDraftOf();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={() => draftOf(name)}
          title={title}
          hint={hint}
          label={t('reason')}
          missing={t('reasonMissing')}
          sendText={doText}
          busyText={t('sending')}
          onSend={onSubmit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
