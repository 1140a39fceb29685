import { Moon, Sun } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePreferences } from '../preferences/preferences-provider.tsx';

export function ThemeSwitch() {
  const { theme, setTheme } = usePreferences();
  const texts = useTexts('app');
  const isDark = theme === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={texts(isDark ? 'lightMode' : 'darkMode')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className="inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm hover:bg-brand-soft hover:text-brand"
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
