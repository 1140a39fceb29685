import { useTranslation } from 'react-i18next';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const { lang, setLang } = usePreferences();
  const { t } = useTranslation('app');
  const other = lang === 'bn' ? 'en' : 'bn';
  return (
    <button
      type="button"
      lang={other}
      onClick={() => setLang(other)}
      className="inline-flex items-center justify-center min-h-[44px] px-2 sm:px-3 rounded-sm font-semibold hover:bg-brand-soft hover:text-brand"
    >
      {t('otherLanguage')}
    </button>
  );
}
