import { useDraft } from '#app/ground/form/use-draft.ts';
import {
  type CommunityKind,
  communityReports,
  REPORT_TEXT_MAX,
} from '#core/community/posts/community-constants.ts';
import { ReportDialog } from '#ui/dialog/report-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ReportPostProps {
  kind: CommunityKind;
  id: number;
  onClose(): void;
}

/** Says what is wrong with a post or comment; staff look at it. */
export function ReportPost({ kind, id, onClose }: ReportPostProps) {
  const texts = useTexts('community');
  const { api } = useEnvironment();
  const showToast = useToast();
  const draft = useDraft(`report-${kind}-${id}`);
  return (
    <ReportDialog
      texts={{
        title: texts(`report.${kind}Title`),
        lead: texts('report.hint'),
        reason: texts('report.reason'),
        noReason: texts('report.choose'),
        text: texts('report.text'),
        send: texts('report.send'),
        sending: texts('report.sending'),
      }}
      reasons={communityReports.map((value) => ({
        value,
        text: texts(`report.reasons.${value}`),
      }))}
      textMax={REPORT_TEXT_MAX}
      draft={draft}
      onSend={async (body) => {
        const name = kind === 'post' ? 'reportCommunityPost' : 'reportCommunityComment';
        const { message } = await api.call(name, { params: { id }, body });
        showToast(message, 'success');
      }}
      onClose={onClose}
    />
  );
}
