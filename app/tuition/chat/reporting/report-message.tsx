import { useDraft } from '#app/ground/form/use-draft.ts';
import { messageReportReasons, REPORT_TEXT_MAX } from '#core/tuition/chat/chat-rules.ts';
import { ReportDialog } from '#ui/dialog/report-dialog.tsx';
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
    <ReportDialog
      texts={{
        title: texts('report.title'),
        lead: texts('report.lead'),
        reason: texts('report.why'),
        noReason: texts('report.choose'),
        text: texts('report.text'),
        send: texts('report.send'),
        sending: texts('report.sending'),
      }}
      reasons={messageReportReasons.map((value) => ({
        value,
        text: texts(`report.reasons.${value}`),
      }))}
      textMax={REPORT_TEXT_MAX}
      draft={draft}
      onSend={async (body) => {
        const { message } = await api.call('reportMessage', { params: { id: messageId }, body });
        showToast(message, 'success');
      }}
      onClose={onClose}
    />
  );
}
