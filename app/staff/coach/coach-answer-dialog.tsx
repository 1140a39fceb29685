import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  return (
    <StaffReason
      title={texts(`coach.title.${to}`, { no: request.request_no })}
      effect={texts('coach.effect')}
      doText={texts(`coach.do.${to}`)}
      reasonLabel={texts('reason.toGuardian')}
      reasons={READY[to].map((name) => texts(`coach.ready.${name}`))}
      act={(reason) =>
        api.call('answerCoachRequest', {
          params: { id: request.id },
          body: { from: request.status, to, reason },
        })
      }
      done={texts('coach.done', { no: request.request_no })}
      onClose={onClose}
    />
  );
}
