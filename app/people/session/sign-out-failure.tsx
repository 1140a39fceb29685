import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/ground/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface SignOutFailureProps {
  error: ApiError;
  onRetry(): void;
  onClose(): void;
}

/** Tells that the session goes on: a person who leaves a shared computer must know it. */
export function SignOutFailure({ error, onRetry, onClose }: SignOutFailureProps) {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <Dialog
      title={t('signOut.failed')}
      onClose={onClose}
      footer={<Button onClick={onRetry}>{common('retry')}</Button>}
    >
      <p>{errorText(error)}</p>
    </Dialog>
  );
}
