/** A sentence that holds a link is one text; the link has its words, and values stand as written. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { TermsLink } from '#app/ground/links/terms-link.tsx';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import bn from '#locales/bn/market/applying.json' with { type: 'json' };
import en from '#locales/en/market/applying.json' with { type: 'json' };

const BRAND = '<b>Porua</b> &amp;';

function Notice() {
  const { t } = useTranslation('applying');
  const components = { terms: createElement(TermsLink) };
  return createElement(Trans<'accountNotice', 'applying'>, {
    ...{ t, i18nKey: 'accountNotice', values: { brand: BRAND }, components },
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each([
  ['en', en],
  ['bn', bn],
] as const)('%s', (lang, applying) => {
  const i18n = createI18n(lang, { applying });
  const html = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(Notice)),
  );
  const [before = '', link = '', after = ''] = applying.accountNotice.split(/<\/?terms>/);
  const anchor = `<a href="/terms-conditions" class="text-brand underline">${escaped(link)}</a>`;
  expect(html).toBe(`${escaped(before.replace('{{brand}}', BRAND))}${anchor}${escaped(after)}`);
});
