import { type ReactNode, use } from 'react';
import { useI18n, useLang } from '#ui/i18n/i18n-provider.tsx';
import { type LazyArea, loadArea, readArea } from './load-area.ts';

interface WithTextsProps {
  areas: readonly LazyArea[];
  children: ReactNode;
}

/** Shows what needs the texts of these areas as soon as they are there. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const i18n = useI18n();
  const lang = useLang();
  for (const area of areas) {
    const texts = readArea(lang, area) ?? use(loadArea(lang, area));
    if (!i18n.hasResourceBundle(lang, area)) i18n.addResourceBundle(lang, area, texts);
  }
  return children;
}
