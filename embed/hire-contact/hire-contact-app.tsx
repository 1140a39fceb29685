import { useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createApiClient } from '#core/api/api-client.ts';
import { hireContactEndpoints } from '#core/api/hire-contact-endpoints.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { type Environment, EnvironmentProvider } from '#ui/environment.tsx';
import type { HostLang } from '../host-lang.ts';
import { pageDrafts } from '../page-drafts.ts';
import { commonTexts } from './common-texts.ts';
import { ContactScreen } from './contact-screen.tsx';
import type { HostLink } from './host-link.ts';
import type { InitMessage } from './messages.ts';
import { useContactTexts } from './use-contact-texts.ts';
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
  const [init, setInit] = useState<InitMessage>();
  const { texts, error, retry } = useContactTexts(lang);
  const box = useRef<HTMLDivElement>(null);
  const dress = useRef(onDress);
  dress.current = onDress;
  useReportedHeight(box, host);

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
  const common = useMemo(() => createI18n(lang, { common: commonTexts[lang] }), [lang]);

  return (
    <div ref={box} className="porua-box hire-contact">
      {error !== undefined && (
        <I18nextProvider i18n={common}>
          <LoadError error={error} onRetry={retry} />
        </I18nextProvider>
      )}
      {texts && (
        <I18nextProvider i18n={texts}>
          <EnvironmentProvider environment={environment}>
            <ContactScreen host={host} init={init} site={site} />
          </EnvironmentProvider>
        </I18nextProvider>
      )}
    </div>
  );
}
