import { type ComponentProps, createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import contact from '#locales/en/site/contact.json' with { type: 'json' };
import document from '#locales/en/site/document.json' with { type: 'json' };
import shop from '#locales/en/site/shop.json' with { type: 'json' };

function Screen() {
  const titles = [
    useTranslation('document').t('termsTitle'),
    useTranslation('contact').t('contactTitle'),
    useTranslation('shop').t('title'),
  ];
  return titles.join(' | ');
}

test('what needs several texts is drawn once all are there, each under its name', async () => {
  const screen: ComponentProps<typeof WithTexts> = {
    areas: ['document', 'contact', 'shop'],
    children: createElement(Screen),
  };
  const page: ComponentProps<typeof I18nextProvider> = {
    i18n: createI18n('en', {}),
    children: createElement(Suspense, null, createElement(WithTexts, screen)),
  };
  const { prelude } = await prerender(createElement(I18nextProvider, page));
  const html = (await new Response(prelude).text()).replaceAll('&amp;', '&');
  expect(html).toContain([document.termsTitle, contact.contactTitle, shop.title].join(' | '));
});
