import { useState } from 'react';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { itsMessage } from '../change/act-dialog.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface SettleDialogProps {
  lesson: StaffLesson;
  onClose(): void;
}

/** Held or not held, with a note that both read. */
export function SettleDialog({ lesson, onClose }: SettleDialogProps) {
  const texts = useTexts('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [decision, setDecision] = useState<'held' | 'not_held'>('held');
  const send = async (reason: string) => {
    const body = { version: lesson.version, is_held: decision === 'held', reason };
    const done = await work.run(
      () => api.call('settleLesson', { params: { id: lesson.id }, body }),
      itsMessage,
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('staff.settleTitle', { date: format.date(lesson.day) })}
      effect={texts('staff.effect')}
      doText={texts('staff.settle')}
      reasonLabel={texts('staff.noteLabel')}
      work={work}
      onDo={send}
      onClose={onClose}
    >
      <ChoiceGroup<'held' | 'not_held'>
        legend={texts('staff.decision')}
        choices={(['held', 'not_held'] as const).map((value) => ({
          value,
          text: texts(`standing.${value}`),
        }))}
        value={decision}
        onChange={setDecision}
      />
    </AskDialog>
  );
}
