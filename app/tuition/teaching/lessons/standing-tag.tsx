import { useTranslation } from 'react-i18next';
import type { LessonStanding } from '#core/tuition/teaching/lesson-states.ts';
import { cx } from '#ui/cx.ts';

const LOOK: Record<LessonStanding, string> = {
  waiting: 'bg-surface text-ink',
  confirmed: 'bg-brand-soft text-brand',
  disputed: 'bg-accent-soft text-accent-ink',
  kept: 'bg-accent-soft text-accent-ink',
  held: 'bg-brand-soft text-brand',
  not_held: 'bg-danger-soft text-danger',
};

/** Shows the state of a lesson; its words say what the colour only repeats. */
export function StandingTag({ standing }: { standing: LessonStanding }) {
  const { t } = useTranslation('routine');
  return (
    <span
      className={cx(
        'inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold',
        LOOK[standing],
      )}
    >
      {t(`standing.${standing}`)}
    </span>
  );
}
