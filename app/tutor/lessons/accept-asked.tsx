import { useEffect } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ApplyFlow } from '../../applying/apply-flow.tsx';

interface AcceptAskedProps {
  jobId: number;
  onAccepted(): Promise<unknown>;
  onClose(): void;
}

/** Applies for the tuition as on its own page. */
export function AcceptAsked({ jobId, onAccepted, onClose }: AcceptAskedProps) {
  const common = useTexts('common');
  const errorText = useErrorText();
  const showToast = useToast();
  const { data: job, error } = useApi('getJob', { params: { jobId } });
  useEffect(() => {
    if (error === undefined) return;
    const failed = common('loadError');
    showToast(isApiError(error) ? errorText(error, failed) : failed, 'error');
    onClose();
  }, [error, common, errorText, showToast, onClose]);
  if (job === undefined) return null;
  return <ApplyFlow job={job} onApplied={() => void onAccepted()} onClose={onClose} />;
}
