import { useTranslation } from 'react-i18next';
import type { StaffCheck } from '#core/people/api/documents.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { Tag } from '../tags/tag.tsx';
import { TONES } from './tones.ts';

interface CheckBarProps {
  check: StaffCheck;
  /** The name of what is checked. */
  name: string;
  onReturn(): void;
}

/**
 * Shows what was decided about one entry, by whom, and the two decisions. A decision may be
 * changed.
 */
export function CheckBar({ check, name, onReturn }: CheckBarProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const { id, status, version, reason, decided_at, decided_by, submitted_at } = check;
  const approve = () =>
    act.run(
      () => api.call('approveCheck', { params: { id }, body: { version } }),
      t('documents.status.approved'),
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Tag tone={TONES[status]}>{t(`documents.status.${status}`)}</Tag>
        {decided_at
          ? t('documents.decided', {
              name: decided_by?.name ?? t('system'),
              ago: format.ago(decided_at, now),
            })
          : t('documents.submitted', { ago: format.ago(submitted_at, now) })}
      </p>
      {reason && <p className="text-sm break-words">{t('reasonGiven', { reason })}</p>}
      <Alert role="alert">{act.message}</Alert>
      <div className="flex flex-wrap gap-2">
        {status !== 'approved' && (
          <Button
            isBusy={act.isBusy}
            aria-label={t('documents.approveOf', { name })}
            onClick={() => void approve()}
          >
            {t('documents.approve')}
          </Button>
        )}
        {status !== 'returned' && (
          <Button
            look="secondary"
            aria-label={t('documents.returnOf', { name })}
            onClick={onReturn}
          >
            {t('documents.return')}
          </Button>
        )}
      </div>
    </div>
  );
}
