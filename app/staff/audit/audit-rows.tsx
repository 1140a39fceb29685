import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personPath } from '#app/staff/tags/person-path.ts';
import type { Answer } from '#core/api/api-client.ts';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { WorkTable } from '../list/work-table.tsx';
import { useAuditWords } from './use-audit-words.ts';

type Entry = Answer<'listAudit'>['data'][number];
interface AuditRowsProps {
  rows: Entry[];
  isTable: boolean;
}

const HEADS = ['when', 'who', 'action', 'target', 'outcome'] as const;
const LINK = 'inline-flex items-center min-h-[24px] text-brand underline';

/** Returns the path at which the target of an entry can be looked at. */
function pathOf(target: string): string | null {
  const [, kind, id] = /^(request|job|user):(\d+)$/.exec(target) ?? [];
  if (!id) return null;
  return kind === 'user' ? personPath(Number(id)) : `/staff/requests/${id}`;
}

export function AuditRows({ rows, isTable }: AuditRowsProps) {
  const { t } = useTranslation('staff');
  const { t: audit } = useTranslation('staffAudit');
  const { wordsOf } = useAuditWords();
  const format = useFormat();
  const lang = useLang();
  const when = ({ at }: Entry) => (
    <time dateTime={at}>
      {format.date(at)}, {format.time(dhakaClock(new Date(at)))}
      {zoneNote(new Date(at), lang)}
    </time>
  );
  const who = ({ by }: Entry) =>
    by ? (
      <Link to={`/staff/audit?user_id=${by.user_id}`} className={LINK}>
        {by.name}
      </Link>
    ) : (
      t('system')
    );
  const target = ({ target: name }: Entry) => {
    const path = name === null ? null : pathOf(name);
    return path ? (
      <Link to={path} className={LINK}>
        {name}
      </Link>
    ) : (
      name
    );
  };
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
            <span>{who(entry)}</span>
            <span>
              {wordsOf(entry.action)} {target(entry)} · {outcome(entry)}
            </span>
          </Card>
        ))}
      </ul>
    );
  return (
    <WorkTable caption={t('nav.audit')} heads={HEADS.map((name) => t(`audit.head.${name}`))}>
      {rows.map((entry) => (
        <tr key={entry.id}>
          <td className="whitespace-nowrap">{when(entry)}</td>
          <td>{who(entry)}</td>
          <td>{wordsOf(entry.action)}</td>
          <td>{target(entry)}</td>
          <td>{outcome(entry)}</td>
        </tr>
      ))}
    </WorkTable>
  );
}
