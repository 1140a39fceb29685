import type { TuitionState } from '#core/api/fields/tuition.ts';
import type { RequestStatus } from '#core/hire/request-status.ts';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const FOUND = 'bg-brand text-on-brand';
const COLORS: Record<RequestStatus, string> = {
  pending: 'bg-accent-soft text-accent-ink',
  returned: 'bg-danger-soft text-danger',
  live: 'bg-brand-soft text-brand',
  closed: 'bg-surface text-muted',
  cancelled: 'bg-surface text-muted',
  rejected: 'bg-danger-soft text-danger',
};

interface StatusBadgeProps {
  status: RequestStatus;
  tuition: TuitionState;
}

/** Where a request is. Once a tutor is found, that counts and not that the board is closed for it. */
export function StatusBadge({ status, tuition }: StatusBadgeProps) {
  const texts = useTexts('parent');
  return (
    <span
      className={cx(
        'inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold',
        tuition && tuition.state !== 'ended' ? FOUND : COLORS[status],
      )}
    >
      {texts(tuition ? `tuition.badge.${tuition.state}` : `status.${status}`)}
    </span>
  );
}
