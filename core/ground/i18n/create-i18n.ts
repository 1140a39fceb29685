/**
 * The texts of one language. Nothing is global: a partner's page may run i18next itself, and two
 * widgets on one page may speak different languages. The elements run on a stand-in of a fiftieth of
 * its size: ui/i18n/i18next-stand-in.ts.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import type {} from './custom-type-options.ts';
import { options } from './i18next-options.ts';
import type { Lang } from './lang.ts';
import type { Resources } from './resources.ts';

export type { I18n };

/** Its language never changes: with another come other texts, and an instance of their own. */
export function createI18n(lang: Lang, resources: Partial<Resources>): I18n {
  return createInstance(
    {
      lng: lang,
      // A copy: more areas may come later, and a module cannot take them.
      resources: { [lang]: { ...resources } },
      ...options,
    },
    // With a function to call it is ready at once.
    () => undefined,
  );
}
