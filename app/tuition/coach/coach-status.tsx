import { useTranslation } from 'react-i18next';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';

export function CoachStatus({ status }: Pick<CoachRequest, 'status'>) {
  const { t } = useTranslation('parent');
  return (
    <span className="inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold bg-accent-soft text-accent-ink">
      {t(`coaches.status.${status}`)}
    </span>
  );
}
