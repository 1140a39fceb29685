/**
 * A private i18next instance for one language: a partner's page may run its own, and two widgets on
 * one page may speak different languages.
 */
import { createInstance, type i18n } from 'i18next';
import type { Lang } from '../api/schemas/fields.ts';
import type { Resources } from './resources.ts';

export function createI18n(lang: Lang, resources: Partial<Resources>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    // A copy: more areas may come later, and a module cannot take them.
    resources: { [lang]: { ...resources } },
    defaultNS: 'common',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
}
