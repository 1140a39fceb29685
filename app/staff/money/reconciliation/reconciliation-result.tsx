import { useTranslation } from 'react-i18next';
import type { Reconciliation } from '#core/money/api/reconciliation.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Findings } from './findings.tsx';

const KINDS = ['sum_differs', 'only_in_file', 'repeated', 'only_with_us'] as const;

/** Shows how much matches, and each line that does not. */
export function ReconciliationResult({ found }: { found: Reconciliation }) {
  const { t } = useTranslation('reconciliation');
  const format = useFormat();
  const lang = useLang();
  const money = (poisha: number | null) => (poisha === null ? '–' : moneyText(lang, poisha));
  const wrong = KINDS.reduce((sum, kind) => sum + found.counts[kind], 0);
  return (
    <div className="flex flex-col gap-3">
      <Card padding="small">
        <Facts
          facts={[
            [
              t('days'),
              found.from === found.to
                ? format.date(found.from)
                : `${format.date(found.from)} – ${format.date(found.to)}`,
            ],
            [
              t('sample'),
              t('readAs', {
                written: found.date_sample.written,
                day: format.date(found.date_sample.day),
              }),
            ],
            [t('lines'), format.number(found.lines)],
            [
              t('leftOut'),
              found.left_out === 0
                ? format.number(0)
                : t('leftOutLines', {
                    n: format.number(found.left_out),
                    lines: found.left_out_lines.map((line) => format.number(line)).join(', '),
                  }),
            ],
            [t('matched'), format.number(found.matched)],
            [t('matchedSum'), money(found.matched_poisha)],
            [t('fees'), money(found.fee_poisha)],
            ...KINDS.map((kind): [string, string] => [
              t(`kind.${kind}`),
              format.number(found.counts[kind]),
            ]),
          ]}
        />
      </Card>
      {wrong === 0 && <Alert tone="info">{t('allMatch')}</Alert>}
      {wrong > found.findings.length && (
        <Alert tone="warning">{t('more', { n: format.number(found.findings.length) })}</Alert>
      )}
      {found.findings.length > 0 && <Findings findings={found.findings} />}
    </div>
  );
}
