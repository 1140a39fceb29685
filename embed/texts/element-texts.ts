import { createI18n, type I18n } from '#core/ground/i18n/create-i18n.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { type LateParts, lateParts } from '#ui/late/late-parts.ts';
import type { HostLang } from '../host-lang.ts';
import { loadTexts, type WidgetTexts } from './widget-texts.ts';

/** The texts that an element says in one language. */
export interface ElementTexts {
  i18n: I18n;
  /** The texts that come later; once they are there, `i18n` has them. */
  late: LateParts<true> | undefined;
}

export async function loadElementTexts(
  lang: HostLang,
  { first, late }: WidgetTexts,
): Promise<ElementTexts> {
  const i18n = createI18n(lang, await loadTexts(lang, first));
  const loadLate = async (files: NonNullable<typeof late>) => {
    const areas = await loadTexts(lang, files);
    for (const [area, texts] of Object.entries(areas))
      i18n.addResourceBundle(lang, area as keyof Resources, texts);
    return true as const;
  };
  return { i18n, late: late && lateParts(() => loadLate(late)) };
}
