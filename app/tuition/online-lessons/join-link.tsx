import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { BUTTON_LOOKS, BUTTON_SHAPE } from '#ui/button/button.tsx';
import { cx } from '#ui/cx.ts';

/** The link the tutor gave, in a tab of its own that learns nothing of this one. */
export function JoinLink({ lesson }: { lesson: Pick<Lesson, 'join_link' | 'number'> }) {
  const { t } = useTranslation('onlineLessons');
  if (lesson.join_link === null) return null;
  return (
    <a
      href={lesson.join_link}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(BUTTON_SHAPE, BUTTON_LOOKS.primary)}
    >
      <Video aria-hidden="true" size={18} />
      {t('join')}
      <span className="sr-only">
        {lesson.number}, {t('newTab')}
      </span>
    </a>
  );
}
