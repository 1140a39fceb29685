import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLang } from '#ui/i18n/use-lang.ts';

/** An address that names a language names the one that is shown: a reload does not change it. */
export function useNamedLang() {
  const lang = useLang();
  const { search } = useLocation();
  useEffect(() => {
    const named = new URLSearchParams(search).get('lang');
    if (named === null || named === lang) return;
    const url = new URL(location.href);
    url.searchParams.set('lang', lang);
    history.replaceState(history.state, '', url);
  }, [lang, search]);
}
