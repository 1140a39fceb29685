import { type ReactNode, use } from 'react';
import { useI18n } from '#ui/i18n/use-i18n.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { type LazyArea, readArea, waitForAreas } from './load-area.ts';

interface WithTextsProps {
  areas: readonly LazyArea[];
  children: ReactNode;
}

/** Shows what needs the texts of these areas as soon as they are there. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const i18n = useI18n();
  const lang = useLang();
  const known = areas.map((area) => readArea(lang, area));
  // One wait for all: React tells the waits of a component apart by their order alone.
  const texts = known.every((one) => one !== undefined) ? known : use(waitForAreas(lang, areas));
  for (const [place, area] of areas.entries())
    if (!i18n.hasResourceBundle(lang, area)) i18n.addResourceBundle(lang, area, texts[place] ?? {});
  return children;
}
