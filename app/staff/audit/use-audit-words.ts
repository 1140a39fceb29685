import { useMemo } from 'react';
import { type AuditAction, auditActions } from '#core/staff/audit-actions.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Names what was done in words, by its code in the log; entries of earlier versions keep their code. */
export function useAuditWords() {
  const texts = useTexts('staffAudit');
  const lang = useLang();
  return useMemo(() => {
    const all = auditActions.map((id: AuditAction) => ({ id, text: texts(`action.${id}`) }));
    const byName = new Map<string, string>(all.map(({ id, text }) => [id, text]));
    return {
      options: all.sort((one, other) => one.text.localeCompare(other.text, lang)),
      wordsOf: (action: string) => byName.get(action) ?? action,
    };
  }, [texts, lang]);
}
