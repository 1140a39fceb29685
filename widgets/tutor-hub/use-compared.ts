import { useLayoutEffect, useRef, useState } from 'react';
import { COMPARE_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** The tutors chosen to be compared, at most three. */
export function useCompared(initial: readonly string[], onChange?: (all: string[]) => void) {
  const texts = useTexts('hub');
  const format = useFormat();
  const showToast = useToast();
  // The server draws the list without them; they come before the first paint.
  const [compared, setCompared] = useState<string[]>([]);
  // Boxes ticked before the page lived are told in one go, before anything is drawn again.
  const latest = useRef<readonly string[]>(compared);
  const set = (next: string[]) => {
    latest.current = next;
    setCompared(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` changes nothing but what it is given
  useLayoutEffect(() => {
    if (initial.length > 0) set(initial.slice(0, COMPARE_MAX));
  }, [initial]);
  const change = (next: string[]) => {
    set(next);
    onChange?.(next);
  };
  return {
    compared,
    toggle(tutorid: string) {
      const before = latest.current;
      if (before.includes(tutorid)) return change(before.filter((one) => one !== tutorid));
      if (before.length < COMPARE_MAX) return change([...before, tutorid]);
      showToast(texts('card.compareFull', { max: format.number(COMPARE_MAX) }), 'info');
    },
    clear: () => change([]),
  };
}
