import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { WorkTable } from '../list/work-table.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { AuditSentence } from './audit-sentence.tsx';

type Entry = Answer<'listAudit'>['data'][number];
interface AuditRowsProps {
  rows: Entry[];
  isTable: boolean;
}

const HEADS = ['when', 'what', 'outcome'] as const;
/** Shows who did what, a sentence an entry. */
export function AuditRows({ rows, isTable }: AuditRowsProps) {
  const { t } = useTranslation('staff');
  const { t: audit } = useTranslation('staffAudit');
  const format = useFormat();
  const lang = useLang();
  const when = ({ at }: Entry) => (
    <time dateTime={at}>
      {format.date(at)}, {format.time(dhakaClock(new Date(at)))}
      {zoneNote(new Date(at), lang)}
    </time>
  );
  const outcome = ({ outcome: code }: Entry) =>
    code === 'ok' ? t('audit.ok') : audit('notDone', { code });

  if (!isTable)
    return (
      <ul className="flex flex-col gap-2">
        {rows.map((entry) => (
          <Card
            as="li"
            padding="small"
            key={entry.id}
            className="flex flex-col text-sm break-words"
          >
            <span className="text-xs text-muted">{when(entry)}</span>
            <span>
              <AuditSentence entry={entry} />
            </span>
            <AuditChanges changes={entry.changes} />
            <span className="text-xs text-muted">{outcome(entry)}</span>
          </Card>
        ))}
      </ul>
    );
  return (
    <WorkTable caption={t('nav.audit')} heads={HEADS.map((name) => t(`audit.head.${name}`))}>
      {rows.map((entry) => (
        <tr key={entry.id}>
          <td className="whitespace-nowrap">{when(entry)}</td>
          <td className="break-words">
            <AuditSentence entry={entry} />
            <AuditChanges changes={entry.changes} />
          </td>
          <td>{outcome(entry)}</td>
        </tr>
      ))}
    </WorkTable>
  );
}
