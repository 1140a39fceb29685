import { useEffect } from 'react';
import { brand } from '#core/brand.ts';
import { useLang } from '#ui/i18n/i18n-provider.tsx';

/** `Job board · Porua` in the tab and for those who hear the page. */
export function usePageTitle(title: string) {
  const lang = useLang();
  useEffect(() => {
    document.title = `${title} · ${lang === 'bn' ? brand.nameBn : brand.name}`;
  }, [title, lang]);
}
