import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { chapterPath, placeId } from '#core/site/guide/guide-chapters.ts';
import { plainText } from '#core/site/guide/guide-text.ts';
import { Card } from '#ui/card/card.tsx';
import { GuideBlocks } from './guide-blocks.tsx';
import { useGuide } from './use-guide.ts';

const TITLE = placeId('title');
const CHAPTERS = placeId('chapters');

/** Source: docs/requirements/site/partner-pages.md, "Guide". */
export function GuidePage() {
  const { t } = useTranslation('guide');
  const { title, blocks, chapters } = useGuide();
  usePageTitle(title, { description: t('about') });
  return (
    <article className="hangs flex flex-col gap-6">
      <header className="flex flex-col gap-4 max-w-[720px]">
        <h1 id={TITLE} className="text-2xl">
          {title}
        </h1>
        <GuideBlocks blocks={blocks} titleId={TITLE} />
        <div>
          <ActionLink to="/partners/configure">{t('make')}</ActionLink>
        </div>
      </header>
      <section aria-labelledby={CHAPTERS} className="flex flex-col gap-4">
        <h2 id={CHAPTERS} className="text-lg">
          {t('chapters')}
        </h2>
        <ol className="grid grid-cols-1 cq-sm:grid-cols-2 cq-lg:grid-cols-3 gap-4">
          {chapters.map(({ id, title: name, lead }) => (
            <Card as="li" key={id} isLink className="relative flex flex-col gap-1">
              <Link to={chapterPath(id)} className="covers-card font-semibold text-brand">
                {name}
              </Link>
              <p className="text-sm text-muted">{plainText(lead)}</p>
            </Card>
          ))}
        </ol>
      </section>
    </article>
  );
}
