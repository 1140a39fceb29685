import { useMemo } from 'react';
import { useI18n } from '#ui/i18n/i18n-provider.tsx';

/** What was done, in words, by its name in the log; entries of earlier versions keep their name. */
export function useAuditWords() {
  const i18n = useI18n();
  return useMemo(() => {
    const words: unknown = i18n.getResource(i18n.language, 'staffAudit', 'action');
    const all = Object.entries(Object(words)).flatMap(([id, text]) =>
      typeof text === 'string' ? [{ id, text }] : [],
    );
    const byName = new Map(all.map(({ id, text }) => [id, text]));
    return {
      options: all.sort((one, other) => one.text.localeCompare(other.text, i18n.language)),
      wordsOf: (action: string) => byName.get(action) ?? action,
    };
  }, [i18n]);
}
