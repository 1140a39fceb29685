import type { RequestStatus } from '#core/hire/request-status.ts';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const COLORS: Record<RequestStatus, string> = {
  pending: 'bg-accent-soft text-accent-ink',
  returned: 'bg-danger-soft text-danger',
  live: 'bg-brand-soft text-brand',
  closed: 'bg-surface text-muted',
  cancelled: 'bg-surface text-muted',
  rejected: 'bg-danger-soft text-danger',
};

export function StatusBadge({ status }: { status: RequestStatus }) {
  const texts = useTexts('parent');
  return (
    <span
      className={cx(
        'inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold',
        COLORS[status],
      )}
    >
      {texts(`status.${status}`)}
    </span>
  );
}
