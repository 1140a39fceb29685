import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { readTarget } from './read-target.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useTargetText } from './use-target-text.ts';

interface AuditSentenceProps {
  entry: Answer<'listAudit'>['data'][number];
}

const LINK = 'inline-flex items-center min-h-[24px] text-brand underline';

/** Says who did what to what. What was refused is named, and not said to have been done. */
export function AuditSentence({ entry }: AuditSentenceProps) {
  const { t } = useTranslation('staff');
  const { wordsOf, saidOf } = useAuditWords();
  const targetText = useTargetText();
  const { by, action, outcome } = entry;
  const text = targetText(entry);
  const read = entry.target === null ? null : readTarget(entry.target);
  const said = outcome === 'ok' ? saidOf(action) : undefined;
  const hasHole = said?.after !== undefined;
  const isSaid = said !== undefined && (!hasHole || text !== null);
  const target =
    text !== null && read?.path ? (
      <Link to={read.path} className={LINK}>
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <>
      {by ? (
        <Link to={`/staff/audit?user_id=${by.user_id}`} className={LINK}>
          {by.name}
        </Link>
      ) : (
        t('system')
      )}
      {isSaid ? ` ${said.before}` : `: ${wordsOf(action)}`}
      {isSaid && hasHole ? target : text !== null && <> · {target}</>}
      {isSaid && said.after}
      {read?.move && ` (${read.move.map((stage) => t(`stage.${stage}`)).join(' → ')})`}
    </>
  );
}
