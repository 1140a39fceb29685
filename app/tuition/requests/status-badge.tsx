import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#core/market/api/parent.ts';
import type { RequestStatus } from '#core/market/hire/request-status.ts';
import { cx } from '#ui/cx.ts';

const FOUND = 'bg-brand text-on-brand';
const COLORS: Record<RequestStatus, string> = {
  pending: 'bg-accent-soft text-accent-ink',
  returned: 'bg-danger-soft text-danger',
  live: 'bg-brand-soft text-brand',
  appointed: FOUND,
  closed: 'bg-surface text-muted',
  cancelled: 'bg-surface text-muted',
  rejected: 'bg-danger-soft text-danger',
};

type StatusBadgeProps = Pick<RequestSummary, 'status' | 'tuition' | 'has_chosen'>;

/** Says where a request is. A tutor who is found or chosen counts, and not what the board has of it. */
export function StatusBadge({ status, tuition, has_chosen: hasChosen }: StatusBadgeProps) {
  const openText = hasChosen ? 'requests.hasChosen' : (`status.${status}` as const);
  const { t } = useTranslation('parent');
  return (
    <span
      className={cx(
        'inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold',
        tuition && tuition.state !== 'ended' ? FOUND : COLORS[status],
      )}
    >
      {t(tuition ? `tuition.badge.${tuition.state}` : openText)}
    </span>
  );
}
