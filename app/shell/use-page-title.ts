import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { usePageStart } from '../start/page-start.ts';
import { headTags, showHead } from './head-tags.ts';

interface PageDetails {
  /** For search engines, in a sentence or two; absent: what we are. */
  description?: string | undefined;
  /** The filter in the address, where it makes another page. */
  search?: URLSearchParams;
  /** What the address names is there. */
  isFound?: boolean;
}

const NO_SEARCH = new URLSearchParams();

/** `Job board · Porua` in the tab and for those who hear the page, and the rest of the head with it. */
export function usePageTitle(
  title: string,
  { description, search = NO_SEARCH, isFound = true }: PageDetails = {},
) {
  const lang = useLang();
  const texts = useTexts('app');
  const brandName = useBrandName();
  const { pathname } = useLocation();
  const { drawing } = usePageStart();
  const tags = headTags({
    title: `${title} · ${brandName}`,
    description: description ?? texts('footer.about'),
    lang,
    origin: drawing?.origin ?? window.location.origin,
    pathname,
    search,
    isFound,
  });
  drawing?.noteHead(tags, isFound);
  const written = JSON.stringify(tags);
  useEffect(() => showHead(JSON.parse(written)), [written]);
}
