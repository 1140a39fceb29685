import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { Answer } from '#core/api/api-client.ts';
import {
  type GatewayMethod,
  gatewayMethods,
  providerName,
  providers,
} from '#core/money/providers/providers.ts';
import { type DateOrder, dateOrders } from '#core/money/providers/settlement-columns.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { ReconciliationResult } from './reconciliation-result.tsx';

/**
 * Shows whether a service has settled what we booked. Source: docs/requirements/money/money.md,
 * "Reconciliation".
 */
export function ReconciliationPage() {
  const { t } = useTranslation('reconciliation');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useMutation();
  const [method, setMethod] = useState<GatewayMethod>('sslcommerz');
  const [found, setFound] = useState<Answer<'reconcilePayments'>>();
  usePageTitle(t('title'));
  /** The file that is compared, until another is chosen. */
  const [csv, setCsv] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const compare = async (text: string, order?: DateOrder) => {
    setFound(undefined);
    const answer = await work.run(async () =>
      api.call('reconcilePayments', {
        body: { method, csv: text, ...(order && { date_order: order }) },
      }),
    );
    if (answer) setFound(answer);
  };
  const pick = async (file: File) => {
    setFound(undefined);
    work.clear();
    const { fileToCsv } = await import('#core/ground/spreadsheet/file-to-csv.ts');
    const text = fileToCsv(new Uint8Array(await file.arrayBuffer()));
    setUnreadable(text === null);
    setCsv(text ?? undefined);
    if (text !== null) await compare(text);
  };
  const orderError = work.fieldError('date_order');
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('title')}</h1>
      <DeskTabs />
      <Card padding="small" className="flex flex-col gap-3">
        <p>{t('lead')}</p>
        <SelectField
          label={t('service')}
          options={gatewayMethods.map((id) => ({ id, text: providerName(id, lang) }))}
          value={method}
          onChange={(next) => {
            setMethod(next ?? 'sslcommerz');
            setFound(undefined);
            setCsv(undefined);
            setUnreadable(false);
            work.clear();
          }}
        />
        <p className="text-sm text-muted break-words">
          {t('columns', {
            names: Object.values(providers[method].settlement)
              .map(([name]) => name)
              .join(', '),
          })}
        </p>
        <label className="relative self-start inline-flex items-center justify-center gap-2 min-h-[44px] px-4 py-2 rounded font-semibold bg-paper border border-edge hover:border-brand hover:text-brand cursor-pointer">
          <input
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv"
            className="choice-input"
            disabled={work.isBusy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file may be chosen again.
              event.currentTarget.value = '';
              if (file) void pick(file);
            }}
          />
          <FileSpreadsheet aria-hidden="true" size={18} />
          {t(work.isBusy ? 'comparing' : 'pick')}
        </label>
        <Alert role="alert">
          {isUnreadable ? t('asWorkbook') : (orderError ?? work.fieldError('csv') ?? work.message)}
        </Alert>
        {orderError && csv !== undefined && (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="font-semibold text-sm">{t('dateOrder')}</legend>
            {dateOrders.map((order) => (
              <Button key={order} look="secondary" onClick={() => void compare(csv, order)}>
                {t(`order.${order}`)}
              </Button>
            ))}
          </fieldset>
        )}
      </Card>
      <div aria-live="polite">{found && <ReconciliationResult found={found} />}</div>
    </div>
  );
}
