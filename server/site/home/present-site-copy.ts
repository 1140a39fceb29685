/** The operator's words in the language that was asked for. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HomeAnswer } from '#core/site/api/home.ts';
import type { SiteCopy, Story } from '#server/ground/config/site-copy/site-copy.ts';

export const presentStory = ({ name, of, text }: Story, lang: Lang) => ({
  name: name[lang],
  of: of?.[lang] ?? null,
  text: text[lang],
});

export const presentPaper = (
  { name, link, logo }: SiteCopy['featuredOn'][number],
  lang: Lang,
): HomeAnswer['featured_on'][number] => ({
  name: name[lang],
  link,
  logo: logo && {
    path: `/storage/logos/${logo.name}`,
    width: logo.width,
    height: logo.height,
  },
});
