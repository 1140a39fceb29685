/**
 * The conversation has a language of its own: who writes Bengali on an English page is answered in
 * Bengali, with its lists and forms.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n, type I18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { useRetryOnline } from '#ui/api/use-retry-online.ts';
import { EnvironmentProvider, useEnvironment } from '#ui/environment.tsx';
import { useI18n } from '#ui/i18n/use-i18n.ts';
import type { AssistantHost } from './host-parts.ts';

interface ChatLanguageProps {
  lang: Lang;
  host: AssistantHost;
  /** Texts beyond its own. */
  needsLists: boolean;
  needsHire: boolean;
  children(isReady: boolean): ReactNode;
}

/** The same client, asked for names in another language. */
const inLanguage = (api: ApiClient, lang: Lang): ApiClient => ({
  call: (name, options) =>
    api.call(name, { ...options, query: Object.assign({ lang }, options?.query) }),
});

export function ChatLanguage({ lang, host, needsLists, needsHire, children }: ChatLanguageProps) {
  const environment = useEnvironment();
  const around = useI18n();
  // The page's own texts may do for the first words.
  const [loaded, setLoaded] = useState<{ lang: Lang; i18n: I18n; hasHire: boolean } | undefined>(
    () =>
      around.language === lang && around.hasResourceBundle(lang, 'assistant')
        ? { lang, i18n: around, hasHire: false }
        : undefined,
  );
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useRetryOnline(hasFailed, () => setAttempt(attempt + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's loaders do not change; an attempt asks again
  useEffect(() => {
    let isStale = false;
    setFailed(false);
    Promise.all([
      host.loadTexts(lang),
      needsLists && host.loadListTexts?.(lang),
      needsHire && host.loadHireTexts(lang),
    ]).then(
      ([texts, lists, hire]) => {
        if (!isStale)
          setLoaded({
            lang,
            i18n: createI18n(lang, { ...texts, ...lists, ...hire } as Partial<Resources>),
            hasHire: needsHire,
          });
      },
      // Offline: the conversation goes on in the language it had.
      () => !isStale && setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [lang, needsLists, needsHire, attempt]);

  const shown = loaded?.lang ?? lang;
  const own = useMemo(
    () =>
      shown === environment.lang
        ? environment
        : { ...environment, lang: shown, api: inLanguage(environment.api, shown) },
    [environment, shown],
  );
  if (!loaded) return null;
  return (
    <I18nextProvider i18n={loaded.i18n}>
      <EnvironmentProvider environment={own}>
        {children(loaded.hasHire || !needsHire)}
      </EnvironmentProvider>
    </I18nextProvider>
  );
}
