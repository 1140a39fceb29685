import { useMemo } from 'react';
import type { Label, TextKey } from '#core/assistant/dialogue/message.ts';
import type { Lookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import { writeValue } from '#core/assistant/write-value.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

export type WriteLabel = (label: Label) => string;

/** Keys and data as text in the conversation's language and digits. */
export function useLabel(lookups: Lookups): WriteLabel {
  const texts = useTexts('assistant');
  const format = useFormat();
  const lang = useLang();
  return useMemo(() => {
    const text = (key: TextKey) => texts(key);
    return ({ key, data }) => {
      const values = Object.entries(data).map(([name, value]) => [
        name,
        writeValue(value, { lang, format, lookups, text }),
      ]);
      return texts(key, Object.fromEntries(values));
    };
  }, [texts, format, lang, lookups]);
}
