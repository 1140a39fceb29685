import type { Reconciliation } from '#core/money/api/reconciliation.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ROOMY } from '../../console/widths.ts';
import { WorkTable } from '../../list/work-table.tsx';
import { Tag } from '../../tags/tag.tsx';

type Finding = Reconciliation['findings'][number];
const HEADS = ['kind', 'day', 'ref', 'invoice', 'file', 'ours'] as const;

const keyOf = ({ kind, line, ref }: Finding) => `${kind} ${line ?? ref}`;

function FindingTag({ row }: { row: Finding }) {
  const texts = useTexts('reconciliation');
  const format = useFormat();
  return (
    <span>
      <Tag tone={row.kind === 'sum_differs' ? 'bad' : 'warn'}>{texts(`kind.${row.kind}`)}</Tag>
      {row.line !== null && (
        <span className="block text-xs text-muted">
          {texts('line', { n: format.number(row.line) })}
        </span>
      )}
    </span>
  );
}

/** Each line of the file, and each payment of ours, that does not match. */
export function Findings({ findings }: { findings: Finding[] }) {
  const texts = useTexts('reconciliation');
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
                [texts('head.day'), format.date(row.day)],
                [texts('head.invoice'), row.invoice_number],
                [texts('head.file'), money(row.file_poisha)],
                [texts('head.ours'), money(row.our_poisha)],
              ]}
            />
          </Card>
        ))}
      </ul>
    );
  return (
    <WorkTable caption={texts('title')} heads={HEADS.map((name) => texts(`head.${name}`))}>
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
