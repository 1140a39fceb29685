import { useState } from 'react';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import type { CoachRequest } from './coach-page.tsx';

interface EndCoachDialogProps {
  request: CoachRequest;
  onClose(): void;
}

/** The coach stops: the last day, and why. */
export function EndCoachDialog({ request, onClose }: EndCoachDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const now = useNow();
  const work = useStaffMutation();
  const [lastDay, setLastDay] = useState(dhakaDate(new Date(now)));
  const send = async (reason: string) => {
    const body = { last_day: lastDay, reason };
    const done = await work.run(
      () => api.call('endCoach', { params: { id: request.id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('coach.end.title', { no: request.request_no })}
      effect={texts('coach.end.effect')}
      doText={texts('coach.end.do')}
      reasonLabel={texts('reason.toGuardian')}
      work={work}
      onDo={send}
      onClose={onClose}
    >
      <TextField
        label={texts('coach.end.lastDay')}
        type="date"
        value={lastDay}
        error={work.fieldError('last_day')}
        onChange={(event) => setLastDay(event.currentTarget.value)}
      />
    </AskDialog>
  );
}
