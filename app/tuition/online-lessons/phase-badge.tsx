import { useTranslation } from 'react-i18next';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import type { LessonPhase } from '#core/tuition/online-lessons/lesson-words.ts';
import { cx } from '#ui/cx.ts';

const LOOK: Record<LessonPhase, string> = {
  requested: 'bg-accent-soft text-accent-ink',
  to_pay: 'bg-accent-soft text-accent-ink',
  upcoming: 'bg-brand-soft text-brand',
  live: 'bg-brand text-on-brand',
  over: 'bg-surface text-muted',
  disputed: 'bg-accent-soft text-accent-ink',
  completed: 'bg-brand-soft text-brand',
  cancelled: 'bg-surface text-muted',
  missed: 'bg-surface text-muted',
};

interface PhaseBadgeProps {
  lesson: Pick<Lesson, 'phase' | 'side'>;
}

export function PhaseBadge({ lesson: { phase, side } }: PhaseBadgeProps) {
  const { t } = useTranslation('onlineLessons');
  const isOnReader = phase === 'requested' && side === 'tutor';
  return (
    <span className={cx('px-3 py-1 rounded-full text-sm font-semibold', LOOK[phase])}>
      {t(isOnReader ? 'waitsForYou' : `phase.${phase}`)}
    </span>
  );
}
