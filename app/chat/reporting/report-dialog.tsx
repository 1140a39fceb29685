import {
  type MessageReportReason,
  messageReportReasons,
  REPORT_TEXT_MAX,
} from '#core/chat/chat-rules.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface Values {
  reason: MessageReportReason;
  text: string;
}

/** Tells staff what is wrong with a message, and says that they will read it. */
export function ReportDialog({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const texts = useTexts('chat');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { values, change, submit, isBusy, problem } = useFields<Values>(
    { reason: 'abusive', text: '' },
    () => ({}),
  );
  const send = () =>
    submit(async () => {
      const body = { reason: values.reason, text: values.text.trim() || undefined };
      const { message } = await api.call('reportMessage', { params: { id: messageId }, body });
      showToast(message, 'success');
      onClose();
    });
  return (
    <Dialog
      title={texts('report.title')}
      onClose={onClose}
      footer={
        <Button className="w-full" isBusy={isBusy} onClick={send}>
          {texts(isBusy ? 'report.sending' : 'report.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 text-base text-ink">
        <p>{texts('report.lead')}</p>
        <ChoiceGroup<MessageReportReason>
          legend={texts('report.why')}
          choices={messageReportReasons.map((value) => ({
            value,
            text: texts(`report.reasons.${value}`),
          }))}
          value={values.reason}
          onChange={(reason) => change({ reason })}
        />
        <TextAreaField
          label={texts('report.text')}
          maxLength={REPORT_TEXT_MAX}
          value={values.text}
          error={problem}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
