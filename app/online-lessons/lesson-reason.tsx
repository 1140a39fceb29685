import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface LessonReasonProps {
  text: string;
  title: string;
  hint: string;
  onSubmit(reason: string): Promise<void>;
}

/** An act that the other side is given a reason for. */
export function LessonReason({ text, title, hint, onSubmit }: LessonReasonProps) {
  const texts = useTexts('onlineLessons');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={title}
          hint={hint}
          label={texts('reason')}
          requiredText={texts('reasonMissing')}
          submitText={text}
          busyText={texts('sending')}
          onSubmit={onSubmit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
