import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface SettleDialogProps {
  lesson: StaffLesson;
  onClose(): void;
}

/** Held or not held, with a note that both read. */
export function SettleDialog({ lesson, onClose }: SettleDialogProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const [decision, setDecision] = useState<'held' | 'not_held'>('held');
  return (
    <StaffReason
      title={t('staff.settleTitle', { date: format.date(lesson.day) })}
      effect={t('staff.effect')}
      doText={t('staff.settle')}
      reasonLabel={t('staff.noteLabel')}
      act={(reason) =>
        api.call('settleLesson', {
          params: { id: lesson.id },
          body: { version: lesson.version, is_held: decision === 'held', reason },
        })
      }
      done={itsMessage}
      onClose={onClose}
    >
      {() => (
        <ChoiceGroup<'held' | 'not_held'>
          legend={t('staff.decision')}
          choices={(['held', 'not_held'] as const).map((value) => ({
            value,
            text: t(`standing.${value}`),
          }))}
          value={decision}
          onChange={setDecision}
        />
      )}
    </StaffReason>
  );
}
