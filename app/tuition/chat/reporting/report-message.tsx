import { useDraft } from '#app/ground/form/use-draft.ts';
import { messageReportReasons, REPORT_TEXT_MAX } from '#core/tuition/chat/chat-rules.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Tells staff what is wrong with a message, and says that they will read it. */
export function ReportMessage({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const texts = useTexts('chat');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draft = useDraft(`report-message-${messageId}`);
  return (
    <ReasonDialog
      title={texts('report.title')}
      lead={<p>{texts('report.lead')}</p>}
      choice={{
        name: 'reason',
        legend: texts('report.why'),
        choices: messageReportReasons.map((value) => ({
          value,
          text: texts(`report.reasons.${value}`),
        })),
        missing: texts('report.choose'),
      }}
      name="text"
      label={texts('report.text')}
      sendText={texts('report.send')}
      busyText={texts('report.sending')}
      maxLength={REPORT_TEXT_MAX}
      draft={draft}
      onSend={async (text, reason) => {
        const body = { reason, text: text || undefined };
        const { message } = await api.call('reportMessage', { params: { id: messageId }, body });
        showToast(message, 'success');
      }}
      onClose={onClose}
    />
  );
}
