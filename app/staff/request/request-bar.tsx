import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Button } from '#ui/button/button.tsx';
import { jobPath } from '#widgets/job/job-path.ts';

export type RequestAct = StaffRequest['can'][number];

const ORDER = ['approve', 'return', 'edit', 'close', 'reopen', 'reject'] as const;

interface RequestBarProps {
  request: StaffRequest;
  onAct(act: RequestAct): void;
}

/** Shows what can be done now; nothing is offered that would be refused. */
export function RequestBar({ request, onAct }: RequestBarProps) {
  const { t } = useTranslation('staff');
  const acts = ORDER.filter((act) => request.can.includes(act));
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act, index) => (
        <Button key={act} look={index === 0 ? 'primary' : 'secondary'} onClick={() => onAct(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {request.posted_at !== null && (
        <ActionLink look="quiet" to={`/staff/requests/${request.id}/pipeline`}>
          {t('act.pipeline')}
        </ActionLink>
      )}
      {isUnderWay(request.status) && !request.is_hidden && (
        <ActionLink look="quiet" to={jobPath(request.id)}>
          {t('act.public')}
        </ActionLink>
      )}
    </div>
  );
}
