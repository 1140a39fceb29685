import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Label } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { type Reader, writeLabel } from '#core/site/assistant/write-value.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

export type WriteLabel = (label: Label) => string;

/** Keys and data as text in the conversation's language and digits. */
export function useLabel(lookups: Lookups | undefined): WriteLabel {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const lang = useLang();
  return useMemo(() => {
    const text: Reader['text'] = (key, values = {}) => t(key, values);
    return (label) => writeLabel(label, { lang, format, lookups, text });
  }, [t, format, lang, lookups]);
}
