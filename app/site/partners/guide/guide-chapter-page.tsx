import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFoundPage } from '#app/ground/page/not-found-page.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { placeId } from '#core/site/guide/guide-chapters.ts';
import { type Block, type Chapter, plainText } from '#core/site/guide/guide-text.ts';
import { ChapterList } from './chapter-list.tsx';
import { ChapterPager } from './chapter-pager.tsx';
import { GuideBlocks } from './guide-blocks.tsx';
import { GuideLine } from './guide-line.tsx';
import { useGuide } from './use-guide.ts';

/** Source: docs/requirements/site/partner-pages.md, "Guide". */
export function GuideChapterPage() {
  const { chapter = '' } = useParams();
  const { chapters } = useGuide();
  const place = chapters.findIndex(({ id }) => id === chapter);
  const shown = chapters[place];
  if (!shown) return <NotFoundPage />;
  return <ChapterShown chapters={chapters} place={place} chapter={shown} />;
}

interface ChapterShownProps {
  chapters: Chapter[];
  place: number;
  chapter: Chapter;
}

function ChapterShown({ chapters, place, chapter }: ChapterShownProps) {
  const { t } = useTranslation('guide');
  const { id, title, lead, blocks } = chapter;
  usePageTitle(title, { description: plainText(lead) });
  return (
    <div className="document">
      <nav aria-label={t('chapters')} className="no-print document-side">
        {/* Closed again on the next chapter. */}
        <details key={id} className="faq document-narrow border-y border-line">
          <summary className="flex items-center min-h-[44px] font-semibold">
            {t('chapters')}
          </summary>
          <ChapterList chapters={chapters} />
        </details>
        <div className="document-wide">
          <ChapterList chapters={chapters} />
        </div>
      </nav>
      <article className="hangs flex flex-col gap-4 min-w-0">
        <h1 id={placeId(id)} className="text-2xl">
          {title}
        </h1>
        <p className="text-muted">
          <GuideLine line={lead} />
        </p>
        <OnThisPage blocks={blocks} />
        <GuideBlocks blocks={blocks} titleId={placeId(id)} />
        <ChapterPager before={chapters[place - 1]} after={chapters[place + 1]} />
      </article>
    </div>
  );
}

const MOST_IN_SIGHT = 1;

function OnThisPage({ blocks }: { blocks: Block[] }) {
  const { t } = useTranslation('guide');
  const headings = blocks.filter((block) => block.kind === 'heading');
  if (headings.length <= MOST_IN_SIGHT) return null;
  return (
    <nav aria-label={t('onPage')} className="no-print">
      <p className="text-sm font-semibold">{t('onPage')}</p>
      <ul className="flex flex-col cq-md:flex-row cq-md:flex-wrap cq-md:gap-x-5 text-sm">
        {headings.map(({ id, line }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex items-center min-h-[36px] text-brand hover:underline"
            >
              {plainText(line)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
