import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { type PageHead, usePageStart } from './page-start.ts';

/** The page is there before. */
const LATER_MS = 1_000;

interface PageDetails {
  /** The description for search engines, in a sentence or two; absent, it says what we are. */
  description?: string | undefined;
  /** The filter in the address, where it makes another page. */
  search?: URLSearchParams | undefined;
  /** The thing that the address names exists. */
  isFound?: boolean;
}

/** `Job board · Porua` in the tab and for screen readers, and the rest of the head with it. */
export function usePageTitle(
  title: string,
  { description, search, isFound = true }: PageDetails = {},
) {
  const lang = useLang();
  const { t } = useTranslation('app');
  const brandName = useBrandName();
  const { pathname } = useLocation();
  const { drawing } = usePageStart();
  const head: PageHead = {
    title: `${title} · ${brandName}`,
    description: description ?? t('footer.about'),
    lang,
    origin: drawing?.origin ?? window.location.origin,
    pathname,
    search: String(search ?? ''),
    isFound,
  };
  drawing?.noteHead(head);
  const written = JSON.stringify(head);
  useEffect(() => {
    const page: PageHead = JSON.parse(written);
    document.title = page.title;

    const load = () => import('./head-tags.ts').then(({ showHead }) => showHead(page));
    const timer = setTimeout(() => load().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [written]);
}
