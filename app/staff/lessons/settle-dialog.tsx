import { useState } from 'react';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface SettleDialogProps {
  lesson: StaffLesson;
  onClose(): void;
}

/** Held or not held, with a note that both read. */
export function SettleDialog({ lesson, onClose }: SettleDialogProps) {
  const texts = useTexts('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const [decision, setDecision] = useState<'held' | 'not_held'>('held');
  return (
    <StaffReason
      title={texts('staff.settleTitle', { date: format.date(lesson.day) })}
      effect={texts('staff.effect')}
      doText={texts('staff.settle')}
      reasonLabel={texts('staff.noteLabel')}
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
          legend={texts('staff.decision')}
          choices={(['held', 'not_held'] as const).map((value) => ({
            value,
            text: texts(`standing.${value}`),
          }))}
          value={decision}
          onChange={setDecision}
        />
      )}
    </StaffReason>
  );
}
