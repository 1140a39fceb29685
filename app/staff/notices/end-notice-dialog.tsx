import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#core/community/api/notices.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffChange } from '../change/use-staff-mutation.ts';

interface EndNoticeDialogProps {
  notice: StaffNotice;
  onClose(): void;
}

export function EndNoticeDialog({ notice, onClose }: EndNoticeDialogProps) {
  const { t } = useTranslation('staffNotices');
  const lang = useLang();
  const { api } = useEnvironment();
  const change = useStaffChange();
  const title = lang === 'bn' ? notice.title_bn : notice.title_en;
  return (
    <ConfirmDialog
      title={t('endOf', { title })}
      confirmText={t('end')}
      onConfirm={() =>
        change(
          () => api.call('endStaffNotice', { params: { id: notice.id } }),
          ({ message }) => message,
        )
      }
      onClose={onClose}
    >
      {t('endEffect')}
    </ConfirmDialog>
  );
}
