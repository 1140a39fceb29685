import { CircleCheck, CircleDashed } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** 'Updated' or 'Not Updated'. Source: docs/requirements/people/tutor-profile.md, "Overview". */
export function UpdatedBadge({ isUpdated }: { isUpdated: boolean }) {
  const texts = useTexts('profile');
  const Icon = isUpdated ? CircleCheck : CircleDashed;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 px-2 py-1 rounded-sm text-xs font-semibold whitespace-nowrap',
        isUpdated ? 'bg-brand-soft text-brand' : 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon aria-hidden="true" size={14} />
      {texts(isUpdated ? 'updated' : 'notUpdated')}
    </span>
  );
}
