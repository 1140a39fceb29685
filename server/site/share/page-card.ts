/** The card of every page that has none of its own. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { Card } from './card.ts';
import { cardTexts } from './card-texts.ts';

export const pageCard = (lang: Lang): Card => ({
  lang,
  kicker: serverText('card.page', lang),
  title: cardTexts[lang].getFixedT(lang, 'home')('hero.title'),
  lines: [cardTexts[lang].getFixedT(lang, 'home')('hero.lead')],
});
