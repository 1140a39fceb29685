import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useNow } from '#ui/now.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';
import type { CoachRequest } from './coach-page.tsx';

interface EndCoachDialogProps {
  request: CoachRequest;
  onClose(): void;
}

/** The coach stops: the last day, and why. */
export function EndCoachDialog({ request, onClose }: EndCoachDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const now = useNow();
  const [lastDay, setLastDay] = useState(dhakaDate(new Date(now)));
  return (
    <StaffReason
      title={t('coach.end.title', { no: request.request_no })}
      effect={t('coach.end.effect')}
      doText={t('coach.end.do')}
      reasonLabel={t('reason.toGuardian')}
      act={(reason) =>
        api.call('endCoach', { params: { id: request.id }, body: { last_day: lastDay, reason } })
      }
      done={itsMessage}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          label={t('coach.end.lastDay')}
          type="date"
          value={lastDay}
          error={errorOf('last_day')}
          onChange={(event) => setLastDay(event.currentTarget.value)}
        />
      )}
    </StaffReason>
  );
}
