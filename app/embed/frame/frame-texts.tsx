import { type ReactNode, useEffect, useState } from 'react';
import { useI18n, useLang } from '#ui/i18n/i18n-provider.tsx';

const texts = {
  en: () => import('#locales/en/connect.json'),
  bn: () => import('#locales/bn/connect.json'),
};

/** The texts of these windows, which nobody else has to load. */
export function FrameTexts({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const lang = useLang();
  const [, setLoaded] = useState('');

  useEffect(() => {
    texts[lang]().then(
      (json) => {
        i18n.addResourceBundle(lang, 'connect', json.default);
        setLoaded(lang);
      },
      // Without words nothing can be agreed to: the error page takes over.
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [i18n, lang]);

  return i18n.hasResourceBundle(lang, 'connect') ? children : null;
}
