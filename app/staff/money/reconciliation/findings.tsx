import { useTranslation } from 'react-i18next';
import type { Reconciliation } from '#core/money/api/reconciliation.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { ROOMY } from '../../console/widths.ts';
import { WorkTable } from '../../list/work-table.tsx';
import { Tag } from '../../tags/tag.tsx';

type Finding = Reconciliation['findings'][number];
const HEADS = ['kind', 'day', 'ref', 'invoice', 'file', 'ours'] as const;

const keyOf = ({ kind, line, ref }: Finding) => `${kind} ${line ?? ref}`;

function FindingTag({ row }: { row: Finding }) {
  const { t } = useTranslation('reconciliation');
  const format = useFormat();
  return (
    <span>
      <Tag tone={row.kind === 'sum_differs' ? 'bad' : 'warn'}>{t(`kind.${row.kind}`)}</Tag>
      {row.line !== null && (
        <span className="block text-xs text-muted">
          {t('line', { n: format.number(row.line) })}
        </span>
      )}
    </span>
  );
}

/** Each line of the file, and each payment of ours, that does not match. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { t } = useTranslation('reconciliation');
  const format = useFormat();
  const lang = useLang();
  const isRoomy = useMedia(ROOMY);
  const money = (poisha: number | null) => (poisha === null ? '–' : moneyText(lang, poisha));
  if (!isRoomy)
    return (
      <ul className="flex flex-col gap-2">
        {findings.map((row) => (
          <Card as="li" padding="small" key={keyOf(row)} className="flex flex-col gap-2">
            <FindingTag row={row} />
            <p className="break-all">
              {row.ref} <span className="text-sm text-muted">{row.trx}</span>
            </p>
            <Facts
              facts={[
                [t('head.day'), format.date(row.day)],
                [t('head.invoice'), row.invoice_number],
                [t('head.file'), money(row.file_poisha)],
                [t('head.ours'), money(row.our_poisha)],
              ]}
            />
          </Card>
        ))}
      </ul>
    );
  return (
    <WorkTable caption={t('title')} heads={HEADS.map((name) => t(`head.${name}`))}>
      {findings.map((row) => (
        <tr key={keyOf(row)}>
          <td>
            <FindingTag row={row} />
          </td>
          <td className="whitespace-nowrap">{format.date(row.day)}</td>
          <td className="break-all">
            {row.ref}
            <span className="block text-xs text-muted">{row.trx}</span>
          </td>
          <td className="whitespace-nowrap">{row.invoice_number}</td>
          <td className="tabular-nums whitespace-nowrap">{money(row.file_poisha)}</td>
          <td className="tabular-nums whitespace-nowrap">{money(row.our_poisha)}</td>
        </tr>
      ))}
    </WorkTable>
  );
}
