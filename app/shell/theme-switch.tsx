import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownTheme, usePreferences } from '#app/ground/preferences/preferences-provider.tsx';

/** Both ways are in the page, and the style sheet shows the one there is: so it is right from the first paint. */
export function ThemeSwitch() {
  const { setTheme } = usePreferences();
  const { t } = useTranslation('app');
  return (
    <button
      type="button"
      onClick={() => setTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
      className="inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm hover:bg-brand-soft hover:text-brand"
    >
      <span className="in-light">
        <Moon aria-hidden="true" size={20} />
        <span className="sr-only">{t('darkMode')}</span>
      </span>
      <span className="in-dark">
        <Sun aria-hidden="true" size={20} />
        <span className="sr-only">{t('lightMode')}</span>
      </span>
    </button>
  );
}
