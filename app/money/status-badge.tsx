import { useTranslation } from 'react-i18next';
import type { Invoice } from '#core/money/api/money.ts';
import { cx } from '#ui/cx.ts';

const LOOK: Record<Invoice['status'], string> = {
  unpaid: 'bg-accent-soft text-accent-ink',
  paid: 'bg-brand-soft text-brand',
  free: 'bg-brand-soft text-brand',
  cancelled: 'bg-surface text-muted',
  written_off: 'bg-surface text-muted',
  void: 'bg-surface text-muted',
};

export function StatusBadge({ invoice: { status, is_overdue: isLate } }: { invoice: Invoice }) {
  const { t } = useTranslation('money');
  return (
    <span
      className={cx(
        'px-3 py-1 rounded-full text-sm font-semibold',
        isLate ? 'bg-danger-soft text-danger' : LOOK[status],
      )}
    >
      {t(isLate ? 'overdue' : `status.${status}`)}
    </span>
  );
}
