import { useEffect, useMemo, useRef, useState } from 'react';
import { createApiClient } from '#core/api/api-client.ts';
import { hireContactEndpoints } from '#core/api/endpoints/widget-endpoints.ts';
import { createI18n } from '#core/i18n/create-i18n.ts';
import type { Resources } from '#core/i18n/resources.ts';
import { type Environment, EnvironmentProvider } from '#ui/environment.tsx';
import { I18nProvider } from '#ui/i18n/i18n-provider.tsx';
import type { HostLang } from '../host-lang.ts';
import { pageDrafts } from '../page-drafts.ts';
import { commonTexts } from '../texts/common.ts';
import { hireTexts } from '../texts/hire/hire-texts.ts';
import { ContactScreen } from './contact-screen.tsx';
import type { HostLink } from './host-link.ts';
import type { InitMessage } from './messages.ts';
import { useReportedHeight } from './use-reported-height.ts';

interface HireContactAppProps {
  host: HostLink | undefined;
  firstLang: HostLang;
  site: string;
  onDress(lang: HostLang, theme: string): void;
}

/** Texts, the way to the API, and what the page around handed over. */
export function HireContactApp({ host, firstLang, site, onDress }: HireContactAppProps) {
  const [lang, setLang] = useState(firstLang);
  const [texts, setTexts] = useState<{ lang: HostLang; all: Partial<Resources> }>();
  const [init, setInit] = useState<InitMessage>();
  const box = useRef<HTMLDivElement>(null);
  const dress = useRef(onDress);
  dress.current = onDress;
  useReportedHeight(box, host);

  useEffect(() => {
    let isStale = false;
    void hireTexts[lang]().then((hire) => {
      if (!isStale) setTexts({ lang, all: { common: commonTexts[lang], ...hire } });
    });
    return () => {
      isStale = true;
    };
  }, [lang]);

  useEffect(() => {
    const stop = host?.hear((message) => {
      setInit(message);
      setLang(message.lang);
      dress.current(message.lang, message.theme);
    });
    host?.tell({ t: 'porua:ready' });
    return stop;
  }, [host]);

  const environment = useMemo<Environment>(
    () => ({
      api: createApiClient({ endpoints: hireContactEndpoints, baseUrl: '', lang, isOwnPage: true }),
      lang,
      productUrl: '',
      surface: 'embed',
      viewer: null,
      drafts: pageDrafts,
      ownJobs: null,
      appliedHere: [],
      signIn: async () => null,
      apply: async () => false,
    }),
    [lang],
  );
  const i18n = useMemo(() => texts && createI18n(texts.lang, texts.all), [texts]);

  return (
    <div ref={box} className="porua-box hire-contact">
      {i18n && (
        <I18nProvider i18n={i18n}>
          <EnvironmentProvider environment={environment}>
            <ContactScreen host={host} init={init} site={site} />
          </EnvironmentProvider>
        </I18nProvider>
      )}
    </div>
  );
}
