import type { ApiError } from '#core/ground/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface SignOutFailureProps {
  error: ApiError;
  onRetry(): void;
  onClose(): void;
}

/** Tells that the session goes on: a person who leaves a shared computer must know it. */
export function SignOutFailure({ error, onRetry, onClose }: SignOutFailureProps) {
  const texts = useTexts('app');
  const common = useTexts('common');
  const errorText = useErrorText();
  return (
    <Dialog
      title={texts('signOut.failed')}
      onClose={onClose}
      footer={<Button onClick={onRetry}>{common('retry')}</Button>}
    >
      <p>{errorText(error)}</p>
    </Dialog>
  );
}
