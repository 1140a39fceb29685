/** Language and theme: read from the page the server sent, changed in place, kept in cookies. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { hasJustLoaded, loadFully } from '#app/ground/late/full-load.ts';
import { loadOpenedAreas } from '#app/ground/texts/load-area.ts';
import { loadTexts } from '#app/ground/texts/load-texts.ts';
import { createI18n, type I18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { rememberLang, rememberTheme } from './cookies.ts';
import { keepTheme } from './keep-theme.ts';

export type Theme = 'light' | 'dark';

interface Preferences {
  lang: Lang;
  setLang(lang: Lang): void;
  theme: Theme;
  setTheme(theme: Theme): void;
}

const PreferencesContext = createContext<Preferences | null>(null);

const page = () => document.documentElement;

/** That of the page the server sent; a window opened by a widget speaks the widget's. */
export function pageLang(): Lang {
  const wanted = new URLSearchParams(location.search).get('lang');
  if (location.pathname.startsWith('/embed/') && wanted) page().lang = wanted;
  return page().lang === 'en' ? 'en' : 'bn';
}

export function shownTheme(): Theme {
  keepTheme();
  const chosen = page().dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

interface PreferencesProviderProps {
  firstI18n: I18n;
  firstTheme: Theme;
  children: ReactNode;
}

export function PreferencesProvider({ firstI18n, firstTheme, children }: PreferencesProviderProps) {
  const [i18n, setI18n] = useState(firstI18n);
  const [theme, setTheme] = useState(firstTheme);
  const lang: Lang = i18n.language === 'en' ? 'en' : 'bn';

  const preferences = useMemo<Preferences>(
    () => ({
      lang,
      theme,
      setLang: async (next) => {
        rememberLang(next);
        try {
          const [texts] = await Promise.all([loadTexts(next), loadOpenedAreas(next)]);
          setI18n(createI18n(next, texts));
          page().lang = next;
        } catch (error) {
          // The page of the newest build comes in the language that was chosen.
          if (hasJustLoaded()) throw error;
          loadFully();
        }
      },
      setTheme: (next) => {
        rememberTheme(next);
        page().dataset.theme = next;
        setTheme(next);
      },
    }),
    [lang, theme],
  );

  return (
    <PreferencesContext.Provider value={preferences}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </PreferencesContext.Provider>
  );
}

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('PreferencesProvider is missing');
  return preferences;
}
