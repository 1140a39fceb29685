import { useEffect } from 'react';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

/** `Job board · Porua` in the tab and for those who hear the page. */
export function usePageTitle(title: string) {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
}
