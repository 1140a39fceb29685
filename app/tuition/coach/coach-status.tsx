import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function CoachStatus({ status }: Pick<CoachRequest, 'status'>) {
  const texts = useTexts('parent');
  return (
    <span className="inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold bg-accent-soft text-accent-ink">
      {texts(`coaches.status.${status}`)}
    </span>
  );
}
