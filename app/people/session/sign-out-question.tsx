import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

export interface SignOutQuestionProps {
  /** The number of entries that are not sent yet. */
  count: number;
  onSignOut(): Promise<void>;
  onClose(): void;
}

/** Asks whether to sign out all the same. */
export function SignOutQuestion({ count, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation('app');
  const format = useFormat();
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      confirmText={t('signOut.confirm')}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {t('signOut.unsent', { count, n: format.number(count) })}
    </ConfirmDialog>
  );
}
