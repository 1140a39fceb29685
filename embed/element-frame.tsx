/** Everything a widget needs around it on a stranger's page. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { EnvironmentProvider } from '#ui/environment.tsx';
import type { Turns } from '#ui/late/turns.ts';
import { MemoryNotice } from '#ui/toast/memory-notice.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { createEnvironment } from './create-environment.ts';
import { ElementBoundary } from './element-boundary.tsx';
import { emit } from './emit.ts';
import { FailedPanel } from './failed-panel.tsx';
import { FullSiteLink } from './full-site-link.tsx';
import type { HostLang } from './host-lang.ts';
import { keepFallback } from './keep-fallback.ts';
import { productLink } from './product-link.ts';
import { useSession } from './session/use-session.ts';
import type { ElementTexts } from './texts/element-texts.ts';
import type { View } from './widget.ts';

interface ElementFrameProps {
  element: Element;
  lang: HostLang;
  texts: ElementTexts;
  productUrl: string;
  site: string | undefined;
  view: View;
  /**
   * The time at which the server drew the same, in milliseconds since 1970; undefined where it did
   * not.
   */
  now: number | undefined;
  /** The turns to take over the server's view, if it stands in the page. */
  turns?: Turns | undefined;
  onSettle(state: 'ready' | 'failed'): void;
  /** Is called after the first effects. */
  onAwake(): void;
}

export function ElementFrame({
  element,
  lang,
  texts,
  productUrl,
  site,
  view,
  now,
  turns,
  onSettle,
  onAwake,
}: ElementFrameProps) {
  const { pagesByScrolling } = view;
  const session = useSession(element, productUrl, site, lang);
  const ownEnvironment = useMemo(
    () =>
      createEnvironment({
        ...{ element, lang, productUrl, site, pagesByScrolling, now, turns },
        lateTexts: texts.late,
      }),
    [element, lang, productUrl, site, pagesByScrolling, now, turns, texts],
  );
  const environment = useMemo(
    () => session?.connect(ownEnvironment) ?? ownEnvironment,
    [session, ownEnvironment],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once in the life of a connection
  useLayoutEffect(() => {
    keepFallback(element, productLink(productUrl, view.fullSitePath, site));
    onSettle('ready');
    emit(element, 'porua-ready', {});
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once in the life of a connection
  useEffect(() => {
    turns?.end();
    onAwake();
  }, []);

  const reportError = (error: unknown) => {
    console.warn('[porua] a widget failed', error);
    emit(element, 'porua-error', { code: 'render_failed' });
  };

  const content = (
    <ElementBoundary onError={reportError} fallback={(retry) => <FailedPanel onRetry={retry} />}>
      {view.content}
    </ElementBoundary>
  );
  return (
    <I18nextProvider i18n={texts.i18n}>
      <EnvironmentProvider environment={environment}>
        <ToastProvider>
          <MemoryNotice />
          {view.isFloating ? (
            content
          ) : (
            <div className="porua-box">
              {content}
              <div className="flex items-center justify-end gap-3 mt-auto py-2 text-xs">
                {session && <session.Bar {...session} />}
                <FullSiteLink
                  area={view.area}
                  href={productLink(productUrl, view.fullSitePath, site)}
                />
              </div>
            </div>
          )}
        </ToastProvider>
      </EnvironmentProvider>
    </I18nextProvider>
  );
}
