import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { chapterPath, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import type { Chapter } from '#core/site/guide/guide-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const LINK = 'document-name flex items-center gap-2 min-h-[44px] hover:text-brand hover:underline';

/** All chapters, to go to. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  return (
    <>
      <NavLink to={GUIDE_PATH} end className={LINK}>
        {t('guide')}
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
