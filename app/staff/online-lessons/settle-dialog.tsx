import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';
import type { Settlement } from './online-lessons-page.tsx';

interface SettleDialogProps extends Settlement {
  onClose(): void;
}

export function SettleDialog({ lesson, tookPlace, onClose }: SettleDialogProps) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = texts(tookPlace ? 'staff.held' : 'staff.missed');
  return (
    <StaffReason
      title={texts('staff.titleOf', { number: lesson.number, act })}
      effect={
        tookPlace
          ? texts('staff.heldEffect', { earning: format.money(lesson.earning) })
          : texts('staff.missedEffect', { fee: format.money(lesson.fee) })
      }
      doText={act}
      reasonLabel={texts('reason')}
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
