import { useTranslation } from 'react-i18next';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import type { CoachRequest } from './coach-page.tsx';

interface CoachAnswerDialogProps {
  request: CoachRequest;
  to: 'contacted' | 'closed';
  onClose(): void;
}

const READY = {
  contacted: ['talked', 'searching'],
  closed: ['found', 'noCoach', 'asked'],
} as const;

export function CoachAnswerDialog({ request, to, onClose }: CoachAnswerDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  return (
    <StaffReason
      title={t(`coach.title.${to}`, { no: request.request_no })}
      effect={t('coach.effect')}
      doText={t(`coach.do.${to}`)}
      reasonLabel={t('reason.toGuardian')}
      reasons={READY[to].map((name) => t(`coach.ready.${name}`))}
      act={(reason) =>
        api.call('answerCoachRequest', {
          params: { id: request.id },
          body: { from: request.status, to, reason },
        })
      }
      done={t('coach.done', { no: request.request_no })}
      onClose={onClose}
    />
  );
}
