import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import {
  type CommunityKind,
  communityReports,
  REPORT_TEXT_MAX,
} from '#core/community/posts/community-constants.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ReportPostProps {
  kind: CommunityKind;
  id: number;
  onClose(): void;
}

/** Says what is wrong with a post or comment; staff look at it. */
export function ReportPost({ kind, id, onClose }: ReportPostProps) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draft = useDraft(`report-${kind}-${id}`);
  return (
    <ReasonDialog
      title={t(`report.${kind}Title`)}
      lead={<p>{t('report.hint')}</p>}
      choice={{
        name: 'reason',
        legend: t('report.reason'),
        choices: communityReports.map((value) => ({
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
        const name = kind === 'post' ? 'reportCommunityPost' : 'reportCommunityComment';
        const body = { reason, text: text || undefined };
        const { message } = await api.call(name, { params: { id }, body });
        showToast(message, 'success');
      }}
      onClose={onClose}
    />
  );
}
