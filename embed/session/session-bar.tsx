/** Shows who is connected, how to end it, and what the visitor needs to know for connecting. */
import { useEffect, useMemo, useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { emit } from '../emit.ts';
import { SessionNotice } from './session-notice.tsx';
import type { SiteSession } from './site-session.ts';
import { useSaveAfterReturn } from './use-save-after-return.ts';

export interface SessionBarProps {
  element: Element;
  session: SiteSession;
  texts: Pick<Resources, 'session' | 'common'>;
}

export function SessionBar({ element, session, texts }: SessionBarProps) {
  const { lang } = useEnvironment();
  const { name, notice, viewer } = session.store.state;
  const firstName = viewer?.first_name;
  const i18n = useMemo(() => createI18n(lang, texts), [lang, texts]);
  useSaveAfterReturn(session, i18n);

  const lastName = useRef(name);
  useEffect(() => {
    if (lastName.current === name) return;
    lastName.current = name;
    emit(element, 'porua-session', { state: name, ...(firstName ? { firstName } : {}) });
  }, [element, name, firstName]);

  return (
    <I18nextProvider i18n={i18n}>
      {firstName !== undefined && <Account firstName={firstName} session={session} />}
      {notice && <SessionNotice notice={notice} session={session} />}
    </I18nextProvider>
  );
}

function Account({ firstName, session }: { firstName: string; session: SiteSession }) {
  const { t } = useTranslation('session');
  const brand = useBrandName();
  return (
    <span className="flex flex-1 items-center gap-2 min-w-0">
      <span className="truncate text-muted">
        {t('connectedAs', {
          name: firstName,
          brand,
        })}
      </span>
      <button
        type="button"
        className="min-h-[24px] font-semibold text-brand hover:underline"
        onClick={() => void session.disconnect()}
      >
        {t('disconnect')}
      </button>
    </span>
  );
}
