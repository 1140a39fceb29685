import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARE_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** The tutors chosen to be compared, at most three. */
export function useCompared(initial: readonly string[], onChange?: (all: string[]) => void) {
  const { t } = useTranslation('hub');
  const format = useFormat();
  const showToast = useToast();
  // The server draws the list without them; they come before the first paint.
  const [compared, setCompared] = useState<string[]>([]);
  useLayoutEffect(() => {
    if (initial.length > 0) setCompared(initial.slice(0, COMPARE_MAX));
  }, [initial]);
  const change = (next: string[]) => {
    setCompared(next);
    onChange?.(next);
  };
  return {
    compared,
    toggle(tutorid: string) {
      if (compared.includes(tutorid)) return change(compared.filter((one) => one !== tutorid));
      if (compared.length < COMPARE_MAX) return change([...compared, tutorid]);
      showToast(t('card.compareFull', { max: format.number(COMPARE_MAX) }), 'info');
    },
    clear: () => change([]),
  };
}
