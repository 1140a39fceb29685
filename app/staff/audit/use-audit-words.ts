import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditAction, auditActions } from '#core/staff/audit-actions.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Stands where the link to the target is drawn; no text has it. */
const HOLE = '\u0001';

interface Said {
  before: string;
  /** Missing where the sentence has no target. */
  after: string | undefined;
}

/** Names what was done in words, by its code in the log; entries of earlier versions keep their code. */
export function useAuditWords() {
  const { t } = useTranslation('staffAudit');
  const lang = useLang();
  return useMemo(() => {
    const all = auditActions.map((id: AuditAction) => ({ id, text: t(`action.${id}`) }));
    const byName = new Map<string, string>(all.map(({ id, text }) => [id, text]));
    const saidByName = new Map<string, Said>(
      auditActions.map((id: AuditAction) => {
        const [before = '', after] = t(`did.${id}`, { target: HOLE }).split(HOLE);
        return [id, { before, after }];
      }),
    );
    return {
      options: all.sort((one, other) => one.text.localeCompare(other.text, lang)),
      wordsOf: (action: string) => byName.get(action) ?? action,
      saidOf: (action: string) => saidByName.get(action),
    };
  }, [t, lang]);
}
