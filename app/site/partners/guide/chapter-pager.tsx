import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chapterPath } from '#core/site/guide/guide-chapters.ts';
import type { Chapter } from '#core/site/guide/guide-text.ts';

interface ChapterPagerProps {
  before: Chapter | undefined;
  after: Chapter | undefined;
}

const LINK = 'inline-flex items-center gap-2 min-h-[44px] text-brand hover:underline';

export function ChapterPager({ before, after }: ChapterPagerProps) {
  const { t } = useTranslation('guide');
  return (
    <nav
      aria-label={t('pager')}
      className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3"
    >
      {before && (
        <Link to={chapterPath(before.id)} className={LINK}>
          <ArrowLeft aria-hidden="true" size={18} className="flex-none" />
          {t('previous', { title: before.title })}
        </Link>
      )}
      {after && (
        <Link to={chapterPath(after.id)} className={`${LINK} ml-auto`}>
          {t('next', { title: after.title })}
          <ArrowRight aria-hidden="true" size={18} className="flex-none" />
        </Link>
      )}
    </nav>
  );
}
