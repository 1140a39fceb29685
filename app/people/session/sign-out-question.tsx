import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

export interface SignOutQuestionProps {
  /** The number of entries that are not sent yet. */
  count: number;
  onSignOut(): Promise<void>;
  onClose(): void;
}

/** Asks whether to sign out all the same. */
export function SignOutQuestion({ count, onSignOut, onClose }: SignOutQuestionProps) {
  const texts = useTexts('app');
  const format = useFormat();
  return (
    <ConfirmDialog
      title={texts('signOut.title')}
      confirmText={texts('signOut.confirm')}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {texts('signOut.unsent', { count, n: format.number(count) })}
    </ConfirmDialog>
  );
}
