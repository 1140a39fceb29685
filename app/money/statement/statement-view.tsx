import { useTranslation } from 'react-i18next';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import type { StatementContent } from './statement-content.ts';

/** The width from which on six columns fit beside the menu. */
const ROOMY = '(min-width: 1024px)';

/** Shows what was open, what happened, and what is open now. */
export function StatementView({ content }: { content: StatementContent }) {
  const { t } = useTranslation('papers');
  const isRoomy = useMedia(ROOMY);
  return (
    <>
      <Card className="flex flex-col gap-3">
        <h2 className="text-base">{content.title}</h2>
        <Facts
          facts={[
            [t('statement.opening'), content.opening],
            [t('statement.closing'), content.closing],
          ]}
        />
      </Card>
      {content.rows.length === 0 ? (
        <p className="text-muted">{t('statement.nothing')}</p>
      ) : isRoomy ? (
        <Card>
          <StatementTable content={content} />
        </Card>
      ) : (
        <StatementCards content={content} />
      )}
      <p className="text-muted text-sm">{content.how}</p>
    </>
  );
}

function StatementTable({
  content: { title, heads, rows, totals },
}: {
  content: StatementContent;
}) {
  const { t } = useTranslation('papers');
  return (
    <SumTable
      caption={title}
      heads={heads.map((text, at) => ({ text, isSum: at > 2 }))}
      rows={rows.map(({ key, date, what, document, debit, credit, balance }) => ({
        key,
        cells: [date, what, document, debit, credit, balance],
      }))}
      foot={[t('statement.total'), '', '', totals.debit, totals.credit, '']}
    />
  );
}

function StatementCards({ content: { title, rows, totals } }: { content: StatementContent }) {
  const { t } = useTranslation('papers');
  const sums = (debit: string, credit: string, balance?: string) => (
    <Facts
      facts={[
        [t('statement.debit'), debit],
        [t('statement.credit'), credit],
        [t('statement.balance'), balance],
      ]}
    />
  );
  return (
    <ul className="flex flex-col gap-3" aria-label={title}>
      {rows.map(({ key, date, what, document, debit, credit, balance }) => (
        <Card as="li" key={key} padding="small" className="flex flex-col gap-2">
          <div>
            <p className="font-semibold break-words">{what}</p>
            <p className="text-muted text-sm break-words">
              {date} · {document}
            </p>
          </div>
          {sums(debit, credit, balance)}
        </Card>
      ))}
      <Card as="li" padding="small" className="flex flex-col gap-2">
        <p className="font-semibold">{t('statement.total')}</p>
        {sums(totals.debit, totals.credit)}
      </Card>
    </ul>
  );
}
