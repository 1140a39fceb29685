/** The element's share in the connection; its code comes once the widget stands, or is about to be used. */
import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/late/when-idle.ts';
import type { HostLang } from '../host-lang.ts';
import { hasReturned } from './returned.ts';
import type { ElementSession } from './session-part.ts';

export function useSession(
  element: Element,
  productUrl: string,
  site: string | undefined,
  lang: HostLang,
): ElementSession | undefined {
  const [joined, setJoined] = useState<ElementSession>();

  useEffect(() => {
    if (!site) return setJoined(undefined);
    let leave: (() => void) | undefined;
    let isGone = false;
    const load = () =>
      import('./session-part.ts')
        .then((part) => part.joinSession({ element, productUrl, site, lang }))
        .then(
          (join) => {
            if (!isGone) leave ??= join(setJoined);
          },
          // Lost on the way: until the next intention, buttons lead to our own site.
          () => undefined,
        );
    const stopWaiting = whenIdle(load, hasReturned());
    element.addEventListener('pointerdown', load);
    element.addEventListener('focusin', load);
    return () => {
      isGone = true;
      stopWaiting();
      leave?.();
      element.removeEventListener('pointerdown', load);
      element.removeEventListener('focusin', load);
    };
  }, [element, productUrl, site, lang]);

  return joined;
}
