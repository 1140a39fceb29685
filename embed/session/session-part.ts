/** Loaded when the widget stands and the page is idle: whatever connecting needs. */
import type { ComponentType } from 'react';
import { readReturn } from '#core/people/session/return-fragment.ts';
import type { Environment } from '#ui/environment.tsx';
import type { HostLang } from '../host-lang.ts';
import { sessionTexts } from '../texts/session/session-texts.ts';
import { connectEnvironment } from './connect-environment.ts';
import { takeReturned } from './returned.ts';
import { SessionBar, type SessionBarProps } from './session-bar.tsx';
import { SiteSession } from './site-session.ts';

/** Another object with each change of state, so that who shows it draws again. */
export interface ElementSession extends SessionBarProps {
  Bar: ComponentType<SessionBarProps>;
  /** Adds what the connection brings to the environment of a widget. */
  connect(environment: Environment): Environment;
}

interface JoinOptions {
  element: Element;
  productUrl: string;
  site: string;
  lang: HostLang;
}

type Join = (onChange: (session: ElementSession) => void) => () => void;

/** All elements of a page with the same product and partner id share one. */
const sessions = new Map<string, SiteSession>();

function findSession(productUrl: string, site: string): SiteSession {
  const key = `${productUrl} ${site}`;
  const known = sessions.get(key);
  if (known) return known;
  const session = new SiteSession(productUrl, site);
  sessions.set(key, session);
  void session.start(readReturn(takeReturned()));
  return session;
}

export async function joinSession(options: JoinOptions): Promise<Join> {
  const { element, productUrl, site, lang } = options;
  const texts = await sessionTexts[lang]();
  return (onChange) => {
    const session = findSession(productUrl, site);
    const tell = () => {
      onChange({
        element,
        session,
        texts,
        Bar: SessionBar,
        connect: (environment) => connectEnvironment(environment, session, element),
      });
    };
    return session.store.signal.subscribe(tell);
  };
}
