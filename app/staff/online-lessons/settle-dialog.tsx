import { useTranslation } from 'react-i18next';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';
import type { Settlement } from './online-lessons-page.tsx';

interface SettleDialogProps extends Settlement {
  onClose(): void;
}

export function SettleDialog({ lesson, tookPlace, onClose }: SettleDialogProps) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = t(tookPlace ? 'staff.held' : 'staff.missed');
  return (
    <StaffReason
      title={t('staff.titleOf', { number: lesson.number, act })}
      effect={
        tookPlace
          ? t('staff.heldEffect', { earning: format.money(lesson.earning) })
          : t('staff.missedEffect', { fee: format.money(lesson.fee) })
      }
      doText={act}
      reasonLabel={t('reason')}
      act={(reason) =>
        api.call('settleOnlineLesson', {
          params: { id: lesson.id },
          body: { took_place: tookPlace, reason },
        })
      }
      done={itsMessage}
      onClose={onClose}
    />
  );
}
