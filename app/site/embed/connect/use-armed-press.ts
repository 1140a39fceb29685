import { type MouseEvent, useEffect, useRef, useState } from 'react';

const ARMED_AFTER_MS = 700;
const BEGINNINGS = ['pointerdown', 'mousedown', 'keydown'] as const;

/**
 * A press that counts only when somebody means it: this window has stood for a moment, and the
 * press began in it. A double click or a held Enter that began on the partner's page, or a click
 * made by a script, does nothing. Source: docs/requirements/site/partner-pages.md, "The press".
 */
export function useArmedPress(onPress: () => void) {
  const [isArmed, setArmed] = useState(false);
  const hasBegun = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isArmed) return;
    const begin = (event: Event) => {
      const isHeld = event instanceof KeyboardEvent && event.repeat;
      if (event.isTrusted && !isHeld) hasBegun.current = true;
    };
    for (const name of BEGINNINGS) document.addEventListener(name, begin, { capture: true });
    return () => {
      for (const name of BEGINNINGS) document.removeEventListener(name, begin, { capture: true });
    };
  }, [isArmed]);

  const press = (event: MouseEvent) => {
    if (!event.nativeEvent.isTrusted || !hasBegun.current) return;
    onPress();
  };
  return { isArmed, press };
}
