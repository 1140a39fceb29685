import { useMemo } from 'react';
import type { Label } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { type Reader, writeLabel } from '#core/site/assistant/write-value.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

export type WriteLabel = (label: Label) => string;

/** Keys and data as text in the conversation's language and digits. */
export function useLabel(lookups: Lookups | undefined): WriteLabel {
  const texts = useTexts('assistant');
  const format = useFormat();
  const lang = useLang();
  return useMemo(() => {
    const text: Reader['text'] = (key, values = {}) => texts(key, values);
    return (label) => writeLabel(label, { lang, format, lookups, text });
  }, [texts, format, lang, lookups]);
}
