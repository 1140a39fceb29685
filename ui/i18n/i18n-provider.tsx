import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Lang } from '#core/api/schemas/fields.ts';
import { createFormat, type Format } from '#core/format/format.ts';
import type { Resources } from '#core/i18n/resources.ts';

interface Language {
  i18n: i18n;
  format: Format;
}

const LanguageContext = createContext<Language | null>(null);

/** Texts and formats of one language for everything below it. */
export function I18nProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const language = useMemo(
    () => ({ i18n, format: createFormat(i18n.language === 'en' ? 'en' : 'bn') }),
    [i18n],
  );
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('I18nProvider is missing');
  return language;
}

/** Typed texts of one area, for example `useTexts('board')`. */
export function useTexts<Area extends keyof Resources>(area: Area) {
  const { i18n } = useLanguage();
  return useMemo(() => i18n.getFixedT(i18n.language, area), [i18n, area]);
}

/** The instance itself, for texts that arrive later. */
export const useI18n = (): i18n => useLanguage().i18n;
export const useFormat = (): Format => useLanguage().format;
export const useLang = (): Lang => (useLanguage().i18n.language === 'en' ? 'en' : 'bn');
