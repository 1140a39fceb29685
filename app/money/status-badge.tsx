import type { Invoice } from '#core/money/api/money.ts';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const LOOK: Record<Invoice['status'], string> = {
  unpaid: 'bg-accent-soft text-accent-ink',
  paid: 'bg-brand-soft text-brand',
  free: 'bg-brand-soft text-brand',
  cancelled: 'bg-surface text-muted',
  written_off: 'bg-surface text-muted',
  void: 'bg-surface text-muted',
};

export function StatusBadge({ invoice: { status, is_overdue: isLate } }: { invoice: Invoice }) {
  const texts = useTexts('money');
  return (
    <span
      className={cx(
        'px-3 py-1 rounded-full text-sm font-semibold',
        isLate ? 'bg-danger-soft text-danger' : LOOK[status],
      )}
    >
      {texts(isLate ? 'overdue' : `status.${status}`)}
    </span>
  );
}
