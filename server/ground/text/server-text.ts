/** The texts of the server when all went well, and those it writes in messages. */
import type { TFunction } from 'i18next';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import bn_community from '#locales/bn/community/shared.json' with { type: 'json' };
import bn_market from '#locales/bn/market/shared.json' with { type: 'json' };
import bn_money from '#locales/bn/money/shared.json' with { type: 'json' };
import bn_notify from '#locales/bn/notify/server.json' with { type: 'json' };
import bn_people from '#locales/bn/people/shared.json' with { type: 'json' };
import bn_site from '#locales/bn/site/shared.json' with { type: 'json' };
import bn_staff from '#locales/bn/staff/shared.json' with { type: 'json' };
import bn_tuition from '#locales/bn/tuition/shared.json' with { type: 'json' };
import en_community from '#locales/en/community/shared.json' with { type: 'json' };
import en_market from '#locales/en/market/shared.json' with { type: 'json' };
import en_money from '#locales/en/money/shared.json' with { type: 'json' };
import en_notify from '#locales/en/notify/server.json' with { type: 'json' };
import en_people from '#locales/en/people/shared.json' with { type: 'json' };
import en_site from '#locales/en/site/shared.json' with { type: 'json' };
import en_staff from '#locales/en/staff/shared.json' with { type: 'json' };
import en_tuition from '#locales/en/tuition/shared.json' with { type: 'json' };

type Texts = Resources['server'];
type Area = keyof Texts;
export type ServerTextKey = { [A in Area]: `${A}.${keyof Texts[A] & string}` }[Area];

/** Several wings say something in one area, such as `notice`: each has keys of its own there. */
function textsOf(lang: Lang, ...wings: object[]) {
  const i18n = createI18n(lang, {});
  for (const texts of wings) i18n.addResourceBundle(lang, 'server', texts, true);
  return i18n.getFixedT(lang, 'server');
}

const texts: Record<Lang, TFunction<'server'>> = {
  en: textsOf(
    'en',
    en_notify,
    en_people.server,
    en_money.server,
    en_market.server,
    en_tuition.server,
    en_community.server,
    en_site.server,
    en_staff.server,
  ),
  bn: textsOf(
    'bn',
    bn_notify,
    bn_people.server,
    bn_money.server,
    bn_market.server,
    bn_tuition.server,
    bn_community.server,
    bn_site.server,
    bn_staff.server,
  ),
};

export const serverText = (
  key: ServerTextKey,
  lang: Lang,
  values: Record<string, string> = {},
): string => texts[lang](key, { replace: values });
