import { Video } from 'lucide-react';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { BUTTON_LOOKS, BUTTON_SHAPE } from '#ui/button/button.tsx';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The link the tutor gave, in a tab of its own that learns nothing of this one. */
export function JoinLink({ lesson }: { lesson: Pick<Lesson, 'join_link' | 'number'> }) {
  const texts = useTexts('onlineLessons');
  if (lesson.join_link === null) return null;
  return (
    <a
      href={lesson.join_link}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(BUTTON_SHAPE, BUTTON_LOOKS.primary)}
    >
      <Video aria-hidden="true" size={18} />
      {texts('join')}
      <span className="sr-only">
        {lesson.number}, {texts('newTab')}
      </span>
    </a>
  );
}
