import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';

/** 'Updated' or 'Not Updated'. Source: docs/requirements/people/tutor-profile.md, "Overview". */
export function UpdatedBadge({ isUpdated }: { isUpdated: boolean }) {
  const { t } = useTranslation('profile');
  const Icon = isUpdated ? CircleCheck : CircleDashed;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 px-2 py-1 rounded-sm text-xs font-semibold whitespace-nowrap',
        isUpdated ? 'bg-brand-soft text-brand' : 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon aria-hidden="true" size={14} />
      {t(isUpdated ? 'updated' : 'notUpdated')}
    </span>
  );
}
