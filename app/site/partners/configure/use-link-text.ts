import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadArea, readArea } from '#app/ground/texts/load-area.ts';
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type { EmbedChoice } from '#core/site/embed/embed-choice.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

const nameIn: Record<Lang, string> = { en: brand.name, bn: brand.nameBn };

/** The link inside, which visitors read without scripts: in the language of the element. */
export function useLinkText({ element, lang }: EmbedChoice): string {
  const { t } = useTranslation('partners');
  const pageLang = useLang();
  const [loaded, setLoaded] = useState<Lang>();
  useEffect(() => {
    // Where it does not come, the link stays in the language of the page.
    if (lang !== pageLang)
      loadArea(lang, 'partners').then(
        () => setLoaded(lang),
        () => undefined,
      );
  }, [lang, pageLang]);

  const other = loaded === lang ? (readArea(lang, 'partners') as Resources['partners']) : null;
  return lang === pageLang || !other
    ? t(`link.${element}`, { brand: nameIn[pageLang] })
    : other.link[element].replace('{{brand}}', nameIn[lang]);
}
