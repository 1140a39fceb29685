/** A page may run i18next itself, for everything on it: neither hears of the other. */
import globalI18next from 'i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };

test('the i18next of the page keeps its language and texts, and ours is not touched by it', async () => {
  await globalI18next.init({
    lng: 'fr',
    resources: { fr: { translation: { hello: 'Bonjour' }, common: { retry: 'Encore' } } },
  });
  const ours = createI18n('en', { common });
  expect(ours).not.toBe(globalI18next);
  expect(globalI18next.language).toBe('fr');
  expect(globalI18next.exists('hello')).toBe(true);
  expect(globalI18next.hasResourceBundle('en', 'common')).toBe(false);

  await globalI18next.changeLanguage('de');
  globalI18next.addResourceBundle('en', 'common', { retry: 'Encore' });
  expect(ours.language).toBe('en');
  expect(ours.getFixedT('en', 'common')('retry')).toBe(common.retry);
});
