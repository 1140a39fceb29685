import { NavLink } from 'react-router';
import { chapterPath, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import type { Chapter } from '#core/site/guide/guide-text.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const LINK = 'document-name flex items-center gap-2 min-h-[44px] hover:text-brand hover:underline';

/** All chapters, to go to. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  const texts = useTexts('guide');
  const format = useFormat();
  return (
    <>
      <NavLink to={GUIDE_PATH} end className={LINK}>
        {texts('guide')}
      </NavLink>
      <ol className="flex flex-col text-sm">
        {chapters.map(({ id, title }, place) => (
          <li key={id}>
            <NavLink to={chapterPath(id)} className="guide-chapter flex items-center gap-2">
              <span className="document-number text-muted tabular-nums">
                {format.number(place + 1)}
              </span>
              {title}
            </NavLink>
          </li>
        ))}
      </ol>
    </>
  );
}
