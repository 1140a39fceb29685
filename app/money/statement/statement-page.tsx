import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Statement, StatementAnswer } from '#core/money/api/statements.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { toStatementContent } from './statement-content.ts';
import { StatementView } from './statement-view.tsx';

/** Source: docs/requirements/money/money.md, "Statements". */
export function StatementPage() {
  const { t } = useTranslation('papers');
  const lang = useLang();
  const [params, setParams] = useAddressParams();
  const month = params.get('month') ?? undefined;
  const response = useApi('getStatement', { query: { month } }, { keepsLast: true });
  usePageTitle(t('statement.title'));
  return (
    <>
      <MoneyTabs />
      <AsyncView response={response}>
        {({ months, person, statement }) =>
          statement === null ? (
            <StatePanel
              icon={<CalendarRange size={32} />}
              title={t('statement.empty')}
              hint={t('statement.emptyHint')}
            />
          ) : (
            <div className="flex flex-col gap-4">
              <div className="max-w-[320px]">
                <SelectField
                  label={t('statement.month')}
                  options={monthsWith(months, statement.month).map((id) => ({
                    id,
                    text: monthText(lang, id),
                  }))}
                  value={statement.month}
                  onChange={(chosen) => chosen && setParams({ month: chosen })}
                />
              </div>
              <MonthOfMoney key={statement.month} statement={statement} person={person} />
            </div>
          )
        }
      </AsyncView>
    </>
  );
}

/** The one in the address may be a month in which nothing happened. */
const monthsWith = (months: string[], shown: string) =>
  months.includes(shown) ? months : [shown, ...months];

interface MonthProps {
  statement: Statement;
  person: StatementAnswer['person'];
}

function MonthOfMoney({ statement, person }: MonthProps) {
  const { t } = useTranslation('papers');
  const format = useFormat();
  const lang = useLang();
  const now = useNow();
  const content = toStatementContent(statement, person, { texts: t, format, lang });
  const draw = async () => {
    const { drawStatement } = await loadEngine(() => import('./draw-statement.ts'));
    const labels = {
      opening: t('statement.opening'),
      closing: t('statement.closing'),
      total: t('statement.total'),
      made: t('statement.made', { date: format.date(new Date(now).toISOString()) }),
    };
    return drawStatement(content, labels, lang);
  };
  return (
    <>
      <PdfButton
        text={t('statement.pdf')}
        look="secondary"
        making={t('making')}
        failed={t('failed')}
        fileName={t('statement.fileName', { month: content.month })}
        draw={draw}
      />
      <StatementView content={content} />
    </>
  );
}
