import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { messageReportReasons, REPORT_TEXT_MAX } from '#core/tuition/chat/chat-rules.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Tells staff what is wrong with a message, and says that they will read it. */
export function ReportMessage({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const { t } = useTranslation('chat');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draft = useDraft(`report-message-${messageId}`);
  return (
    <ReasonDialog
      title={t('report.title')}
      lead={<p>{t('report.lead')}</p>}
      choice={{
        name: 'reason',
        legend: t('report.why'),
        choices: messageReportReasons.map((value) => ({
          value,
          text: t(`report.reasons.${value}`),
        })),
        missing: t('report.choose'),
      }}
      name="text"
      label={t('report.text')}
      sendText={t('report.send')}
      busyText={t('report.sending')}
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
