import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormat, type Format } from '#core/ground/format/format.ts';
import type { Texts } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';

interface Language {
  i18n: Texts;
  format: Format;
}

const LanguageContext = createContext<Language | null>(null);

/** Texts and formats of one language for everything below it. */
export function I18nProvider({ i18n, children }: { i18n: Texts; children: ReactNode }) {
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
export const useI18n = (): Texts => useLanguage().i18n;
export const useFormat = (): Format => useLanguage().format;
export const useLang = (): Lang => (useLanguage().i18n.language === 'en' ? 'en' : 'bn');
